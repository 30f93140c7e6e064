/// JSON as Xcode spells it in catalogs: two spaces a level, and a space before each colon.
enum CatalogWriting {
  /// A value to be written.
  enum Value: Sendable {
    case string(String)
    case object([(String, Value)])
  }

  /// A value whose first line is at some indentation already.
  static func text(_ value: Value, indentation: String) -> String {
    switch value {
    case .string(let text): return quoted(text)
    case .object(let members):
      let inner = indentation + "  "
      let lines = members.map { "\(inner)\(quoted($0)) : \(text($1, indentation: inner))" }
      return lines.isEmpty ? "{\n\n\(indentation)}" : "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }

  /// A string with what JSON must escape.
  static func quoted(_ text: String) -> String {
    QuotedText.quoted(text) { "\\u00" + ($0.value < 0x10 ? "0" : "") + String($0.value, radix: 16) }
  }
}
