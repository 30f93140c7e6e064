import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTableViewHeaderFooterView = NibClass(
    UITableViewHeaderFooterView.self,
    parent: UIView.self,
    name: "UITableViewHeaderFooterView",
    outlets: [
      NibOutlet("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    ],
    properties: [
      NibProperty("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier),
      NibProperty("contentView", \UITableViewHeaderFooterView.contentView),
    ]
  )
}
