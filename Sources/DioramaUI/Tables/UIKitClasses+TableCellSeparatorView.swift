import Foundation
import NibLoader

extension UIKitClasses {
  static let tableCellSeparatorView = NibClass(
    TableCellSeparatorView.self,
    parent: UIView.self,
    name: "_UITableViewCellSeparatorView"
  )
}
