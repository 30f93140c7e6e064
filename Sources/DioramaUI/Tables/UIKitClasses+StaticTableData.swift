import Foundation
import NibLoader

extension UIKitClasses {
  static let staticTableData = NibClass(
    StaticTableData.self,
    parent: nil,
    name: "UITableViewDataSource",
    properties: [
      NibProperty("sections", \StaticTableData.sections)
    ]
  )
}
