/// A table of strings in the form that UIKit reads: `de.lproj/SignIn.strings`.
package enum StringsFile {
  /// The text of a table, with its keys in the order of bytes.
  package static func text(_ table: [String: String]) -> String {
    table.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
  }

  /// A text in double quotes, with the escapes of tables.
  package static func quoted(_ text: String) -> String { QuotedText.quoted(text) { String($0) } }
}
