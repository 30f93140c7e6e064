import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTableViewSection = NibClass(
    UITableViewSection.self,
    parent: nil,
    name: "UITableViewSection",
    properties: [
      NibProperty("headerTitle", \UITableViewSection.headerTitle),
      NibProperty("footerTitle", \UITableViewSection.footerTitle),
      NibProperty("cells", \UITableViewSection.cells),
      NibProperty("rows", \UITableViewSection.rows),
    ]
  )
}
