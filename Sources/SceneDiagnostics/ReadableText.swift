/// Text of other people, as much of it as anybody reads.
package enum ReadableText {
  /// More than any sentence of ours that quotes a few names.
  private static let mostBytes = 1_000

  /// The text; of one that a file's endless name made endless, its beginning and its end.
  package static func shortened(_ text: String) -> String {
    guard text.utf8.count > mostBytes else { return text }
    let scalars = text.unicodeScalars
    return String(scalars.prefix(mostBytes / 4)) + "…" + String(scalars.suffix(mostBytes / 8))
  }
}
