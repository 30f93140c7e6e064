/// Shortens text from input files for messages.
package enum ReadableText {
  /// The maximum number of bytes, which is more than any message with a few names needs.
  private static let mostBytes = 1_000

  /// The text, or the beginning and the end of a long one.
  package static func shortened(_ text: String) -> String {
    guard text.utf8.count > mostBytes else { return text }
    let scalars = text.unicodeScalars
    return String(scalars.prefix(mostBytes / 4)) + "…" + String(scalars.suffix(mostBytes / 8))
  }
}
