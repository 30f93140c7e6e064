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
