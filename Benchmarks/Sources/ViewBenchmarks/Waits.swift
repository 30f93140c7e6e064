import DioramaUI
import Foundation

/// A screen of 265 views that constraints place, as a nib has them: a root, and rows of a label, a button and a switch each.
@MainActor
final class Rows {
  private static let count = 66

  private let window = Waits.window()
  private let nib: UINib

  init() {
    var text = "scene: 1\nobjects:\n  - class: UIView\n    frame: [0, 0, 393, 852]\n    subviews:\n"
    for index in 0..<Self.count { text += Self.row(index) }
    nib = Nibs.nib(of: text)
  }

  private static func row(_ index: Int) -> String {
    """
          - class: UIView
            frame: [0, \(index * 60), 393, 60]
            backgroundColor: systemBackground
            subviews:
              - class: UILabel
                id: title\(index)
                text: The delivery of your order \(index)
                font: headline
                textColor: secondaryLabel
                numberOfLines: \(index % 3)
              - class: UIButton
                id: change\(index)
                buttonType: system
                title: {normal: Change order, disabled: Wait for delivery}
                titleColor: {normal: systemBlue, disabled: systemGray}
              - {class: UISwitch, id: switch\(index), isOn: true}
            constraints:
              - title\(index).leading = self.leading + 16
              - title\(index).top = self.top + \(index % 30)
              - title\(index).bottom <= self.bottom - 8 @ 750
              - change\(index).leading >= title\(index).trailing + 8
              - change\(index).centerY = self.centerY
              - change\(index).width = 0.25 * self.width
              - switch\(index).trailing = self.trailing - 16
              - switch\(index).centerY = self.centerY

    """
  }

  /// Makes the views out of the nib, lays them out for the first time and draws them.
  func show() {
    let root = Nibs.view(nib)
    root.frame = window.bounds
    window.addSubview(root)
    root.layoutIfNeeded()
    CATransaction.flush()
    root.removeFromSuperview()
  }
}

/// A table of 10,000 cells that are as high as their text.
@MainActor
final class GrowingCells: NSObject, UITableViewDataSource {
  private let window = Waits.window()
  private let table: UITableView

  override init() {
    table = UITableView(frame: window.bounds, style: .plain)
    super.init()
    table.register(GrowingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    window.addSubview(table)
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? GrowingCell)?.label.text = String(repeating: "word ", count: indexPath.row % 17 + 1)
    return cell
  }

  /// Scrolls on in 100 steps of 30 points, and lays out after each.
  func scroll() {
    for _ in 0..<100 {
      table.contentOffset.y += 30
      table.layoutIfNeeded()
    }
  }
}

/// A cell with a label of any number of lines.
final class GrowingCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen with bars, items, a large title and constraints, on which nothing happens.
@MainActor
final class IdleScreen {
  private let window = Waits.window()

  init() {
    let content = UIViewController()
    content.title = "Inbox"
    let label = UILabel()
    label.text = "No messages"
    label.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: content.view.centerXAnchor).isActive = true
    label.topAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.topAnchor).isActive = true
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    content.toolbarItems = [UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    for _ in 0..<3 { CATransaction.flush() }
  }

  /// Ends a thousand turns in which nothing changed.
  func turns() { for _ in 0..<1000 { CATransaction.flush() } }
}

/// What a user waits for, against the time that nobody notices.
@MainActor
enum Waits {
  /// A window that is shown.
  static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.isHidden = false
    return window
  }

  /// The waits with their limits.
  static func comparisons() -> [Comparison] {
    let (rows, cells, idle) = (Rows(), GrowingCells(), IdleScreen())
    return [
      Comparison(title: "265 views from a nib, with their first layout", limit: .milliseconds(6)) { rows.show() },
      Comparison(title: "100 scroll steps over self-sizing cells", limit: .milliseconds(40)) { cells.scroll() },
      Comparison(title: "1,000 turns in which nothing changed", limit: .milliseconds(20)) { idle.turns() },
    ]
  }
}
