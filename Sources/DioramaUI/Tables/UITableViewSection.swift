import Foundation
import NibLoader

/// A section of a static table.
@MainActor
final class UITableViewSection: NSObject, @MainActor NSCoding {
  /// The title above the rows; nil for none.
  var headerTitle: String?

  /// The text below the rows; nil for none.
  var footerTitle: String?

  let rows: [UITableViewRow]

  required init?(coder: NSCoder) {
    headerTitle = coder.decodeText(forKey: "UITableSectionHeaderTitle")
    footerTitle = coder.decodeText(forKey: "UITableSectionFooterTitle")
    rows = coder.decodeList(of: UITableViewRow.self, forKey: "UITableSectionRows")
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }

  /// The cells of the rows from top to bottom.
  var cells: [UITableViewCell] { rows.compactMap(\.cell) }
}
