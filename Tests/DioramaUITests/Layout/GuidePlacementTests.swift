import DioramaUI
import Testing

/// Views that are pinned to a view's guides lie where the guides' layout frames say.
@MainActor
@Suite(.serialized) struct GuidePlacementTests {
  /// Pins a new subview of a view to all edges of a guide.
  private func pin(_ guide: UILayoutGuide, in view: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return child
  }

  @Test("A view in a wide window that is pinned to the readable guide is 672 points wide") func readable() {
    let window = shownWindow(CGSize(width: 1016, height: 400))
    defer { window.isHidden = true }
    let wide = UIView(frame: window.bounds)
    window.addSubview(wide)
    let child = pin(wide.readableContentGuide, in: wide)
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 172, y: 8, width: 672, height: 384))
    wide.frame.size.width = 600
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 8, y: 8, width: 584, height: 384))
  }
}
