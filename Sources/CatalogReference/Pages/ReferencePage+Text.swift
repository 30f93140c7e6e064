import Backports

extension ReferencePage {
  /// The page as plain text for a terminal with some columns.
  package func text(width: Int) -> String {
    let layout = PlainLayout(width: max(width, 40))
    var lines = [title, ""] + layout.wrapped(summary, indent: 0)
    for section in sections {
      let body = layout.lines(of: section.body)
      guard !body.isEmpty else { continue }
      lines.append("")
      if !section.title.isEmpty { lines.append(section.title + ":") }
      lines += body
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Lays the parts of a page out in columns of characters.
private struct PlainLayout {
  /// The least columns in which text can be read beside others.
  private static let leastText = 30

  let width: Int

  func lines(of body: ReferencePage.Body) -> [String] {
    switch body {
    case .text(let text): return text.split(separator: "\n").flatMap { wrapped(String($0), indent: 2) }
    case .example(let lines): return lines.split(separator: "\n").map { "  " + $0 }
    case .table(let columns, let rows):
      let heading = columns.contains { !$0.isEmpty } && !rows.isEmpty ? [columns] : []
      let plain = rows.map { $0.map(Self.plain) }
      let lengths = columns.indices.dropLast().map { column in (heading + plain).map { $0[column].count }.max() ?? 0 }
      let room = width - lengths.reduce(2) { $0 + $1 + 2 }
      return columns.count <= 3 && room >= Self.leastText ? grid(heading + plain, lengths) : entries(columns, plain)
    }
  }

  /// Rows in columns, of which the last is wrapped.
  private func grid(_ rows: [[String]], _ lengths: [Int]) -> [String] {
    let indent = lengths.reduce(2) { $0 + $1 + 2 }
    return rows.flatMap { row -> [String] in
      let cells = zip(row, lengths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let start = "  " + cells.joined(separator: "  ")
      let rest = wrapped(row.last ?? "", indent: indent)
      guard let first = rest.first else { return [Self.trimmed(start)] }
      return [start + "  " + first.dropFirst(indent)] + rest.dropFirst()
    }
  }

  /// Rows as entries: what stands first, the facts behind it, and the remarks below; keys of nibs are left out.
  private func entries(_ columns: [String], _ rows: [[String]]) -> [String] {
    rows.flatMap { row -> [String] in
      let facts = zip(columns, row).dropFirst().compactMap { column, cell -> String? in
        if cell.isEmpty || column.isEmpty || column == "coder key" { return nil }
        return column == "default" && cell != "required" ? "default \(cell)" : cell
      }
      let remarks = columns.last == "" ? row.last ?? "" : ""
      return wrapped("\(row.first ?? ""): \(facts.joined(separator: "; "))", indent: 2, hanging: 6)
        + wrapped(remarks, indent: 6)
    }
  }

  /// Markdown as lines of plain text; the lines below the first may stand further in.
  func wrapped(_ markdown: String, indent: Int, hanging: Int? = nil) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in Self.plain(markdown).split(separator: " ") {
      let start = String(repeating: " ", count: lines.isEmpty ? indent : hanging ?? indent)
      if line.isEmpty {
        line = start + word
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(repeating: " ", count: hanging ?? indent) + word
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// Markdown without its marks: code as it is, and links as their words.
  private static func plain(_ markdown: String) -> String {
    var text = ""
    var rest = markdown.replacing("\\|", with: "|")[...]
    var isCode = false
    while let character = rest.popFirst() {
      if character == "`" {
        isCode.toggle()
      } else if character == "[", !isCode, let end = rest.firstIndex(of: "]"), rest[end...].hasPrefix("]("),
        let close = rest[end...].firstIndex(of: ")")
      {
        text += rest[..<end].filter { $0 != "`" }
        rest = rest[rest.index(after: close)...]
      } else {
        text.append(character)
      }
    }
    return text
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
