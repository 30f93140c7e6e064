package import SceneModel
import SceneSyntax

/// Writes values as the YAML text of a scene, in canonical layout.
///
/// Two spaces a level, list items two spaces inside their key, `[a, b]` and `{a: b}` where a flow value fits on its line. The same
/// value always gives the same text, and the text always reads back as the value.
package struct SceneWriter: Sendable {
  /// The longest line that a value in brackets may make, in characters.
  package var width: Int

  /// Makes a writer for lines of 120 characters.
  package init(width: Int = 120) {
    self.width = width
  }

  /// The text of a document, with a line feed at its end.
  ///
  /// `header` gives the lines of a comment above the document; an empty one writes none.
  package func text(of document: WrittenValue, header: [String] = []) -> String {
    var lines = Lines(width: width)
    for line in header { lines.comment(line, indentation: 0) }
    switch document {
    case .map(let entries, _) where !entries.isEmpty: lines.write(entries, indentation: 0)
    case .list(let values, .block) where !values.isEmpty: lines.write(values, indentation: 0)
    default: lines.start(indentation: 0, with: lines.oneLine(document, inFlow: false))
    }
    return lines.text
  }

  /// A value in one line, whatever its length.
  package static func line(of value: WrittenValue) -> String { Lines(width: 0).oneLine(value, inFlow: false) }
}

/// The lines written so far.
private struct Lines {
  var text = ""
  let width: Int

  init(width: Int) {
    self.width = width
  }

  mutating func start(indentation: Int, with line: String) {
    text += String(repeating: " ", count: indentation) + line + "\n"
  }

  mutating func comment(_ comment: String, indentation: Int) {
    let visible = comment.unicodeScalars.map { ScalarSpelling.needsEscape($0) ? " " : $0 }
    let safe = String(String.UnicodeScalarView(visible))
    start(indentation: indentation, with: safe.isEmpty ? "#" : "# " + safe)
  }

  // MARK: - A line each

  /// `lead` is what stands before the first entry on its line, as long as the indentation: `- ` of a list item.
  mutating func write(_ entries: [WrittenValue.Entry], indentation: Int, lead: String = "") {
    var lead = lead
    for entry in entries {
      for comment in comments(above: entry, indentation: indentation) {
        self.comment(comment, indentation: max(indentation - lead.count, 0))
      }
      let key = ScalarSpelling.plain(entry.key, inFlow: false)
      // libyaml takes no more than 1024 characters for a key without `?`.
      let isLong = key.utf8.count > 1000
      let start = isLong ? "? \(key)\n" + String(repeating: " ", count: indentation) + ":" : key + ":"
      write(entry.value, after: start, lead: lead, indentation: indentation)
      lead = ""
    }
  }

  /// The comments of an entry and of those that stand in brackets on its line, each once.
  private func comments(above entry: WrittenValue.Entry, indentation: Int) -> [String] {
    var found = entry.comment.map { [$0] } ?? []
    guard case .map(let inner, let layout) = entry.value, inner.contains(where: { $0.comment != nil }) else {
      return found
    }
    let column = indentation + ScalarSpelling.plain(entry.key, inFlow: false).count + 2
    guard fitting(entry.value, layout, column: column) != nil else { return found }
    for comment in inner.compactMap(\.comment) where !found.contains(comment) { found.append(comment) }
    return found
  }

  mutating func write(_ values: [WrittenValue], indentation: Int, lead: String = "") {
    var lead = lead
    for value in values {
      switch value {
      case .map(let entries, let layout)
      where !entries.isEmpty && fitting(value, layout, column: indentation + 2) == nil:
        write(entries, indentation: indentation + 2, lead: lead + "- ")
      case .list(let inner, let layout)
      where !inner.isEmpty && fitting(value, layout, column: indentation + 2) == nil:
        write(inner, indentation: indentation + 2, lead: lead + "- ")
      default: write(value, after: "-", lead: lead, indentation: indentation)
      }
      lead = ""
    }
  }

  /// Writes a value behind its key or dash: on the same line, or on the lines below.
  private mutating func write(_ value: WrittenValue, after start: String, lead: String, indentation: Int) {
    let outer = max(indentation - lead.count, 0)
    switch value {
    case .text(let content):
      guard let block = LiteralBlock.lines(content) else {
        return self.start(indentation: outer, with: "\(lead)\(start) \(ScalarSpelling.text(content, inFlow: false))")
      }
      self.start(indentation: outer, with: "\(lead)\(start) \(block.header)")
      for line in block.lines {
        if line.isEmpty { text += "\n" } else { self.start(indentation: indentation + 2, with: String(line)) }
      }
    case .plain:
      self.start(indentation: outer, with: "\(lead)\(start) \(oneLine(value, inFlow: false))")
    case .list(let values, let layout):
      let column = indentation + start.count + 1
      if let line = fitting(value, layout, column: column) {
        return self.start(indentation: outer, with: "\(lead)\(start) \(line)")
      }
      self.start(indentation: outer, with: lead + start)
      write(values, indentation: indentation + 2)
    case .map(let entries, let layout):
      let column = indentation + start.count + 1
      if let line = fitting(value, layout, column: column) {
        return self.start(indentation: outer, with: "\(lead)\(start) \(line)")
      }
      self.start(indentation: outer, with: lead + start)
      write(entries, indentation: indentation + 2)
    }
  }

  // MARK: - In one line

  /// The value in brackets; nil where it does not fit, or is to stand in lines of its own.
  private func fitting(_ value: WrittenValue, _ layout: WrittenValue.Layout, column: Int) -> String? {
    if value.isEmptyCollection { return oneLine(value, inFlow: false) }
    guard layout == .flow, Self.fitsInBrackets(value, budget: width - column) != nil else { return nil }
    let line = oneLine(value, inFlow: false)
    return column + line.count <= width ? line : nil
  }

  /// What is left of a line's width at most, or nil: keeps long values from being written again and again on every level.
  private static func fitsInBrackets(_ value: WrittenValue, budget: Int) -> Int? {
    guard budget > 0 else { return nil }
    switch value {
    case .text(let text), .plain(let text):
      // A text of several lines is easier to read in a block of its own.
      return text.unicodeScalars.contains("\n") || text.utf8.count > budget * 4 ? nil : budget - text.count
    case .list(let values, let layout):
      guard layout == .flow || values.isEmpty else { return nil }
      var left = budget
      for value in values {
        guard let rest = fitsInBrackets(value, budget: left) else { return nil }
        left = rest
      }
      return left
    case .map(let entries, let layout):
      guard layout == .flow || entries.isEmpty else { return nil }
      var left = budget
      for entry in entries {
        guard entry.key.utf8.count < 100, let rest = fitsInBrackets(entry.value, budget: left)
        else { return nil }
        left = rest
      }
      return left
    }
  }

  func oneLine(_ value: WrittenValue, inFlow: Bool) -> String {
    switch value {
    case .text(let text): ScalarSpelling.text(text, inFlow: inFlow)
    case .plain(let text): ScalarSpelling.plain(text, inFlow: inFlow)
    case .list(let values, _): "[" + values.map { oneLine($0, inFlow: true) }.joined(separator: ", ") + "]"
    case .map(let entries, _):
      "{"
        + entries.map { "\(ScalarSpelling.plain($0.key, inFlow: true)): \(oneLine($0.value, inFlow: true))" }
        .joined(separator: ", ") + "}"
    }
  }
}
