import DioramaUI
import Foundation

/// A screen of 20 views, labels and switches in rows, that 40 constraints place.
@MainActor
final class Screen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private var spaces: [NSLayoutConstraint] = []
  private let rows = 10

  init() {
    var above = root.topAnchor
    for row in 0..<rows {
      let (label, toggle) = (UILabel(), UISwitch())
      label.text = "Setting number \(row)"
      for view in [label, toggle] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      let space = label.topAnchor.constraint(equalTo: above, constant: 16)
      spaces.append(space)
      NSLayoutConstraint.activate([
        space, label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        toggle.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      ])
      above = label.bottomAnchor
    }
    precondition(root.subviews.count == 20 && root.constraints.count == 40)
  }

  /// Lays a new screen out for the first time.
  static func first() { Screen().root.layoutIfNeeded() }

  /// Lays out though nothing has changed.
  func same() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  /// Changes a constant, which moves all views, and lays out.
  func change() {
    spaces[0].constant = spaces[0].constant == 16 ? 24 : 16
    root.layoutIfNeeded()
  }

  /// Turns the screen, and lays out.
  func turn() {
    root.frame.size = CGSize(width: root.bounds.height, height: root.bounds.width)
    root.layoutIfNeeded()
  }
}
