package import SceneDiagnostics

/// A table of strings as UIKit reads it (`de.lproj/SignIn.strings`), with the ranges of its parts.
package struct StringsTable: Sendable {
  /// The table as UTF-8, which the ranges are offsets of.
  package let source: SourceText
  /// How the characters are in the file.
  package let encoding: TextEncoding
  /// The bytes of the file.
  package let fileBytes: [UInt8]
  /// Where the brace behind the entries is; nil for entries without braces.
  let closingBrace: Int?
  /// The keys in the order of the file.
  package let entries: [Entry]

  /// A key with its text.
  package struct Entry: Sendable {
    package var key: String
    /// The key with its quotes.
    package var keyRange: SourceRange
    package var value: String
    /// The text with its quotes; nil for a key alone, which is its own text.
    package var valueRange: SourceRange?
    /// All up to the semicolon.
    package var range: SourceRange
  }

  /// Reads a table; nil if it is none, which is reported.
  package static func read(_ file: SourceText) -> Diagnosed<StringsTable?> {
    func failed(_ message: String, _ range: SourceRange) -> Diagnosed<StringsTable?> {
      let hint = "nothing was changed; a table has lines such as \"key\" = \"text\";"
      return Diagnosed(nil, [Diagnostic(.catalogForm, message, at: range, hint: hint)])
    }
    let start = SourceRange(0, 0)
    guard !file.bytes.starts(with: "bplist".utf8), !file.bytes.starts(with: "<?xml".utf8) else {
      return failed("the table is a property list that was compiled already", start)
    }
    guard let (encoding, text) = TextEncoding.decoded(file.bytes) else {
      return failed("the table is neither UTF-8 nor UTF-16", start)
    }
    let source = SourceText(path: file.path, bytes: text)
    var reader = StringsTableReader(bytes: text)
    guard let entries = reader.entries() else {
      let failure = reader.failure ?? ("the table cannot be read", 0)
      // What was read as UTF-16 has no offsets of the file's own bytes.
      let offset = encoding.isUTF8 ? failure.offset : 0
      let line = encoding.isUTF8 ? "" : " in line \(source.position(at: failure.offset).line)"
      return failed("\(failure.message)\(line)", SourceRange(offset, min(offset + 1, file.bytes.count)))
    }
    var known: Set<String> = []
    for entry in entries where !known.insert(entry.key).inserted {
      // Which of two is taken is not said: neither may be lost.
      return failed("the key '\(entry.key)' is in the table twice", encoding.isUTF8 ? entry.keyRange : start)
    }
    return Diagnosed(
      StringsTable(
        source: source,
        encoding: encoding,
        fileBytes: file.bytes,
        closingBrace: reader.closingBrace,
        entries: entries
      ),
      []
    )
  }

  /// An empty table for a new file.
  package static func empty(path: String) -> StringsTable {
    let source = SourceText(path: path, bytes: [])
    return StringsTable(source: source, encoding: .utf8(hasMark: false), fileBytes: [], closingBrace: nil, entries: [])
  }
}
