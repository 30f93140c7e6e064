/// A line and column in a source text.
///
/// Lines and columns start at 1. A column counts Unicode scalars; a byte order mark does not count.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// Creates a position from a line and a column that both start at 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
