/// Why a text is not JSON, and where.
package struct JSONFailure: Error, Hashable, Sendable {
  /// The problem: `expected ',' or '}'`.
  package var message: String
  /// The offset of the first byte that does not belong; the length of the text if it ends too early.
  package var offset: Int

  /// Makes a failure.
  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
