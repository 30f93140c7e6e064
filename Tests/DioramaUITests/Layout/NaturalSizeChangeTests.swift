import DioramaUI
import Foundation
import Testing

/// Changes that give content another size are laid out, whichever property they are of.
@MainActor
@Suite(.serialized) struct NaturalSizeChangeTests {
  /// Lays a view out by its natural size, changes it, and lays out again; returns both lengths along an axis.
  private func lengths<View: UIView>(
    of view: View,
    _ axis: KeyPath<CGSize, CGFloat> = \.height,
    _ change: (View) -> Void
  ) -> [CGFloat] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let before = view.bounds.size[keyPath: axis]
    change(view)
    root.layoutIfNeeded()
    return [before, view.bounds.size[keyPath: axis]]
  }

  @Test("A button with a longer title in a state is wider in it") func state() {
    for path in [\UIButton.isSelected, \.isHighlighted] {
      let button = UIButton(type: .system)
      button.setTitle("On", for: .normal)
      button.setTitle("Selected and much longer", for: .selected)
      button.setTitle("Highlighted and much longer", for: .highlighted)
      let width = lengths(of: button, \.width) { $0[keyPath: path] = true }
      #expect(width[1] > width[0] + 50 && width[1] == button.intrinsicContentSize.width)
    }
  }

  @Test("A button grows with the font of its title label") func titleFont() {
    let button = UIButton(type: .system)
    button.setTitle("A title", for: .normal)
    let height = lengths(of: button) { $0.titleLabel?.font = .systemFont(ofSize: 40) }
    #expect(height[1] > height[0] + 20 && height[1] == button.intrinsicContentSize.height)
  }

  @Test("A search bar is as high as its prompt and scopes need") func searchBar() {
    #expect(lengths(of: UISearchBar()) { $0.prompt = "Find" } == [56, 76])
    let bar = UISearchBar()
    #expect(lengths(of: bar) { $0.scopeButtonTitles = ["All", "Some"] } == [56, 56])
    #expect(lengths(of: bar) { $0.showsScopeBar = true } == [56, 100])
    #expect(lengths(of: bar) { $0.scopeButtonTitles = nil } == [100, 56])
  }

  @Test("A navigation bar is as high as the prompt and the large title of its item need") func navigationBar() {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    #expect(lengths(of: bar) { _ in item.prompt = "Prompt" } == [44, 74])
    #expect(lengths(of: bar) { $0.prefersLargeTitles = true } == [74, 126])
    #expect(lengths(of: bar) { _ in item.largeTitleDisplayMode = .never } == [126, 74])
  }

  @Test("A date picker of another style has its size") func datePicker() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    picker.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(picker)
    picker.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    picker.preferredDatePickerStyle = .wheels
    #expect(root.layer.needsLayout())
    root.layoutIfNeeded()
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
  }

  @Test("A shown toolbar grows when the screen gets a home indicator") func toolbar() {
    let runtime = UIRuntime.shared
    defer { runtime.screenSafeAreaInsets = .zero }
    let window = shownWindow()
    defer { window.isHidden = true }
    let bar = UIToolbar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bar)
    bar.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(bar.bounds.height == 44)
    runtime.screenSafeAreaInsets.bottom = 34
    window.layoutIfNeeded()
    #expect(bar.bounds.height == 49)
  }

  @Test("Shown windows follow the scale of the screen and the sizes of images") func measuring() {
    let runtime = UIRuntime.shared
    let (scale, imageSize) = (runtime.screenScale, runtime.imageSize)
    defer { (runtime.screenScale, runtime.imageSize) = (scale, imageSize) }
    runtime.screenScale = 3
    let window = shownWindow()
    defer { window.isHidden = true }
    let label = UILabel()
    label.text = "Text"
    let picture = UIImageView(image: UIImage(resourceName: "a-picture-without-a-file"))
    for view in [label, picture] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    }
    window.layoutIfNeeded()
    #expect(label.bounds.height == (label.font.lineHeight * 3).rounded(.up) / 3)
    runtime.screenScale = 1
    window.layoutIfNeeded()
    #expect(label.bounds.height == label.font.lineHeight.rounded(.up))
    runtime.imageSize = { _ in CGSize(width: 33, height: 44) }
    window.layoutIfNeeded()
    #expect(picture.bounds.size == CGSize(width: 33, height: 44))
  }
}
