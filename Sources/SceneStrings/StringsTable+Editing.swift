import Backports
import SceneDiagnostics

extension StringsTable {
  /// A text of a table.
  package struct Text: Sendable {
    package var key: String
    package var value: String
    /// The comment above a new key; nil for none.
    package var comment: String?

    /// Makes the text of a key.
    package init(key: String, value: String, comment: String? = nil) {
      (self.key, self.value, self.comment) = (key, value, comment)
    }
  }

  /// The file with other texts, new keys at its end, and all else to the byte; nil where it has them already.
  package func setting(_ texts: [Text]) -> [UInt8]? {
    let known = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    var edits: [(range: SourceRange, text: String)] = []
    var added = ""
    var new: Set<String> = []
    for text in texts {
      guard let entry = known[text.key] else {
        guard new.insert(text.key).inserted else { continue }
        if let comment = text.comment { added += "/* \(comment.replacing("*/", with: "* /")) */\n" }
        added += "\(StringsFile.quoted(text.key)) = \(StringsFile.quoted(text.value));\n"
        if text.comment != nil { added += "\n" }
        continue
      }
      guard entry.value != text.value else { continue }
      if let range = entry.valueRange {
        edits.append((range, StringsFile.quoted(text.value)))
      } else {
        let end = SourceRange(entry.keyRange.upperBound, entry.keyRange.upperBound)
        edits.append((end, " = \(StringsFile.quoted(text.value))"))
      }
    }
    if !added.isEmpty {
      let end = insertionPoint
      let isAtLineStart = end == 0 || source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D
      let lineEnding = source.bytes.contains(0x0D) ? "\r\n" : "\n"
      if lineEnding != "\n" { added = added.replacing("\n", with: lineEnding) }
      edits.append((SourceRange(end, end), (isAtLineStart ? "" : lineEnding) + added))
    }
    return edits.isEmpty ? nil : applied(edits)
  }

  /// The file with other keys, and all else to the byte; nil where it has none of the old ones.
  package func renaming(_ keys: [String: String]) -> [UInt8]? {
    let edits = entries.compactMap { entry -> (range: SourceRange, text: String)? in
      guard let new = keys[entry.key], new != entry.key else { return nil }
      // A key alone was its own text, which stays.
      let value = entry.valueRange == nil ? " = \(StringsFile.quoted(entry.value))" : ""
      return (entry.keyRange, StringsFile.quoted(new) + value)
    }
    return edits.isEmpty ? nil : applied(edits)
  }

  /// Where new keys go: behind the last one, or at the end of a table without braces.
  private var insertionPoint: Int {
    guard let closingBrace else { return source.bytes.count }
    return entries.last?.range.upperBound ?? closingBrace
  }

  private func applied(_ edits: [(range: SourceRange, text: String)]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += source.bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return encoding.encoded(result + source.bytes[end...])
  }
}
