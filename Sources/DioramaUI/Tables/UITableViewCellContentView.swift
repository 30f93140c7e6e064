import Foundation
import NibLoader

/// The content view of a table view cell; it stands only in a cell.
@MainActor
final class UITableViewCellContentView: UIView {
  /// Creates a table view cell content view in code.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isMultipleTouchEnabled = true
    clipsToBounds = true
    contentMode = .center
  }

  /// Creates a table view cell content view out of an archive.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UIKitClasses {
  static let uiTableViewCellContentView = NibClass(
    UITableViewCellContentView.self,
    parent: UIView.self,
    name: "UITableViewCellContentView"
  )
}
