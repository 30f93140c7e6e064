import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

// Static tables: a table that has its rows from the scene is its own data source.
extension CodeUnit {
  /// The table that the class itself is, if it has sections of its own.
  var rowsTable: ObjectID? { root.flatMap { root in staticTables.contains(root) ? root : nil } }

  /// Writes the rows of a static table.
  func writeRows(to writer: inout CodeWriter) {
    guard let table = rowsTable else { return }
    let sections = scene[table].children(in: "sections")
    let rows = sections.map { section in
      Code.list(scene[section].children(in: "cells").compactMap { reference($0) }.map { .text($0) })
    }
    let access = context.options.modifier
    writer.part()
    writer.line("// MARK: - The rows")
    writer.part()
    writer.block("private var rows: [[UITableViewCell]] {") { $0.statement("", .list(rows)) }
    writer.part()
    writer.block("\(access)func numberOfSections(in tableView: UITableView) -> Int {") { $0.line("rows.count") }
    writer.part()
    writer.block("\(access)func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {") {
      $0.line("rows[section].count")
    }
    writer.part()
    writer.function(
      "\(access)func tableView",
      [.init("_ tableView", "UITableView"), .init("cellForRowAt indexPath", "IndexPath")],
      returning: "UITableViewCell"
    ) { $0.line("rows[indexPath.section][indexPath.row]") }
    writeTitles("headerTitle", "titleForHeaderInSection", sections, &writer)
    writeTitles("footerTitle", "titleForFooterInSection", sections, &writer)
  }

  private func writeTitles(
    _ property: String,
    _ label: String,
    _ sections: [ObjectID],
    _ writer: inout CodeWriter
  ) {
    let titles = sections.map { scene[$0].property(property).flatMap { context.values.code($0.value.value) } ?? "nil" }
    guard titles.contains(where: { $0 != "nil" }) else { return }
    writer.part()
    writer.function(
      "\(context.options.modifier)func tableView",
      [.init("_ tableView", "UITableView"), .init("\(label) section", "Int")],
      returning: "String?"
    ) { writer in
      writer.statement("let titles: [String?] = ", .list(titles))
      writer.line("return titles[section]")
    }
  }

  /// The heights of rows that have one of their own.
  func noteRowHeights() {
    guard let table = rowsTable else { return }
    let usual = context.effective.value(named: "rowHeight", in: table)
    for section in scene[table].children(in: "sections") {
      for cell in scene[section].children(in: "cells") {
        guard let height = scene[cell].property("rowHeight"), height.value.value != usual,
          height.value.value != .double(-1)
        else { continue }
        context.note(
          "the height of a row is its table's delegate's",
          at: height.name.range,
          hint: "return it from tableView(_:heightForRowAt:)"
        )
      }
    }
  }
}
