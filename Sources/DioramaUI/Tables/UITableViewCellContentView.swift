import NibLoader

/// The content view of a table view cell; it stands only in a cell.
@MainActor
final class UITableViewCellContentView: MadeContentView {}

extension UIKitClasses {
  static let uiTableViewCellContentView = NibClass(
    UITableViewCellContentView.self,
    parent: UIView.self,
    name: "UITableViewCellContentView"
  )
}
