import Foundation
import NibLoader

/// The source of a static table: the sections and rows that an archive holds.
///
/// UIKit's class has the name of the protocol that it serves, `UITableViewDataSource`.
@MainActor
final class StaticTableData: NSObject, @MainActor NSCoding {
  let sections: [UITableViewSection]

  required init?(coder: NSCoder) {
    sections = coder.decodeList(of: UITableViewSection.self, forKey: "UITableSections")
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }

  /// The row at a path; nil for a path beyond the content.
  func row(at indexPath: IndexPath) -> UITableViewRow? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let rows = sections[indexPath.section].rows
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }
}

extension StaticTableData: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    row(at: indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].headerTitle : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footerTitle : nil
  }
}

/// What a static table keeps of a row.
@MainActor
final class UITableViewRow: NSObject, @MainActor NSCoding {
  /// The cell; nil if the archive has none.
  let cell: UITableViewCell?

  /// The height in points.
  let height: CGFloat

  required init?(coder: NSCoder) {
    cell = coder.decode(UITableViewCell.self, forKey: "UITableRowCell")
    height = coder.decodeSingle(forKey: "UITableRowHeight", absent: UITableView.automaticDimension)
    super.init()
    cell?.archivedRowHeight = height
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

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
