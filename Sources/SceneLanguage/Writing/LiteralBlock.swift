/// A text of several lines as a literal block scalar.
enum LiteralBlock {
  /// The header and the lines of a text; nil where the text has one line only, or a literal block would not give it back.
  static func lines(_ text: String) -> (header: String, lines: [Substring])? {
    guard text.unicodeScalars.contains("\n"), text.unicodeScalars.allSatisfy(isAllowed) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let endsInBreak = lines.last?.isEmpty == true
    if endsInBreak { lines.removeLast() }
    // Lines that start with blanks, and empty ones at either end, are easily lost in editing.
    guard let first = lines.first, let last = lines.last, !first.isEmpty, !last.isEmpty,
      lines.allSatisfy({ $0.first != " " && $0.first != "\t" && $0.last != " " && $0.last != "\t" })
    else { return nil }
    return (endsInBreak ? "|" : "|-", lines)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" { return true }
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return false
    default: return true
    }
  }
}
