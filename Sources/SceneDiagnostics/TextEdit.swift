/// A replacement of one stretch of a text.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced; an empty range inserts.
  public var range: SourceRange
  /// What stands there afterwards; an empty one deletes.
  public var replacement: String

  /// Makes an edit that puts `replacement` in the place of `range`.
  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
