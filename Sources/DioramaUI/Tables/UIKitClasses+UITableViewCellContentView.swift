import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTableViewCellContentView = NibClass(
    UITableViewCellContentView.self,
    parent: UIView.self,
    name: "UITableViewCellContentView"
  )
}
