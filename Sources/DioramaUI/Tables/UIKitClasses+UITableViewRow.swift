import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTableViewRow = NibClass(
    UITableViewRow.self,
    parent: nil,
    name: "UITableViewRow",
    properties: [
      NibProperty("cell", \UITableViewRow.cell),
      NibProperty("rowHeight", \UITableViewRow.height),
    ]
  )
}
