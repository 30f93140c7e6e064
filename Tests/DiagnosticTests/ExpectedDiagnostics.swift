import SceneDiagnostics

/// The diagnostics that a fixture announces in comments under the offending lines.
///
///     txt: Hi
///     #^^ unknown-property: UILabel has no property 'txt'; did you mean 'text'?
///
/// The carets stand under the exact characters (of the first line, where there are more); notes and repeats follow in parentheses with
/// their locations.
enum ExpectedDiagnostics {
  /// Whether a line announces a diagnostic.
  static func isAnnouncement(_ line: Substring) -> Bool {
    guard line.hasPrefix("#") else { return false }
    return line.dropFirst().drop { $0 == " " }.hasPrefix("^")
  }

  /// The text with its announcements left out.
  static func strip(_ text: String) -> String {
    lines(text).filter { !isAnnouncement($0) }.joined(separator: "\n")
  }

  /// The text with an announcement under the line of each diagnostic.
  static func annotate(_ stripped: String, _ diagnostics: [Diagnostic], _ source: SourceText) -> String {
    var result: [String] = []
    for (index, line) in lines(stripped).enumerated() {
      result.append(String(line))
      for diagnostic in diagnostics where source.position(at: diagnostic.range.lowerBound).line == index + 1 {
        result.append(announcement(diagnostic, source))
      }
    }
    return result.joined(separator: "\n")
  }

  private static func announcement(_ diagnostic: Diagnostic, _ source: SourceText) -> String {
    let start = source.position(at: diagnostic.range.lowerBound)
    let end = source.position(at: diagnostic.range.upperBound)
    let lineLength = source.position(at: source.rangeOfLine(start.line).upperBound).column
    let upper = end.line == start.line ? end.column : lineLength
    // A diagnostic in the first column leaves no room for the comment's sign: its first caret is left out.
    let pad = String(repeating: " ", count: max(start.column - 2, 0))
    let carets = String(repeating: "^", count: max(upper - max(start.column, 2), 1))
    let hint = diagnostic.hint.map { "; \($0)" } ?? ""
    let notes = diagnostic.notes.map { note in
      let position = source.position(at: note.range.lowerBound)
      return " (\(position.line):\(position.column) \(note.message))"
    }
    let repeats = diagnostic.repeats.map { range in
      let position = source.position(at: range.lowerBound)
      return " (\(position.line):\(position.column) again)"
    }
    let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity.rawValue) "
    return "#\(pad)\(carets) \(severity)\(diagnostic.id): \(diagnostic.message)\(hint)\((notes + repeats).joined())"
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
