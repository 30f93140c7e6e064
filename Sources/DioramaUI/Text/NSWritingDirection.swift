/// The direction in which text runs.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's own letters.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
