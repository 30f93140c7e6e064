import Backports

/// The few forms of Markdown that pages are made of.
enum Markdown {
  /// A heading with what stands below it; nothing where there is nothing to stand below it.
  static func section(_ title: String, _ body: String) -> String {
    body.isEmpty ? "" : "\n## \(title)\n\n\(body)"
  }

  /// A table; nothing where it has no rows.
  static func table(_ columns: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = [columns, columns.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// Text in the type of code, which has no line breaks and may stand in a table.
  static func code(_ text: String) -> String {
    "`" + text.replacing("|", with: "\\|").replacing("\n", with: " ") + "`"
  }
}
