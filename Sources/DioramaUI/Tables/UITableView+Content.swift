import Foundation
import NibLoader

extension UITableView {
  /// Takes in what an archive says the table holds.
  func decodeContent(of coder: NSCoder) {
    header = coder.decode(UIView.self, forKey: "UITableHeaderView")
    footer = coder.decode(UIView.self, forKey: "UITableFooterView")
    adoptDecodedPart(header, of: coder)
    adoptDecodedPart(footer, of: coder)
    cellPool.nibs = PrototypeNibs(
      coder,
      nibs: "UITableViewCellPrototypeNibs",
      externalObjects: "UITableViewCellPrototypeNibExternalObjects"
    )
  }

  /// The source as a nib connects it: the table keeps the sections of a static table alive, as UIKit does.
  var connectedDataSource: (any UITableViewDataSource)? {
    get { dataSource }
    set {
      staticData = newValue as? StaticTableData ?? staticData
      dataSource = newValue
    }
  }

  /// The sections of a static table; nil for a table whose content code gives.
  var staticSections: [UITableViewSection]? { staticData?.sections }

  /// The reuse identifiers of the cells that the table has nibs of.
  var prototypeIdentifiers: [String] { cellPool.nibs.identifiers }
}
