/// A replacement of a range of a text.
public struct TextEdit: Hashable, Sendable {
  /// The replaced range; an empty range inserts text.
  public var range: SourceRange
  /// The new text; an empty text deletes the range.
  public var replacement: String

  /// Creates an edit that replaces `range` with `replacement`.
  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
