/// What happens to a line of text that is too long for its area.
public enum NSLineBreakMode: Int, Sendable {
  /// The line continues on the next one after a whole word.
  case byWordWrapping
  /// The line continues on the next one after any character.
  case byCharWrapping
  /// The line is cut off at the edge.
  case byClipping
  /// An ellipsis stands at the start.
  case byTruncatingHead
  /// An ellipsis stands at the end.
  case byTruncatingTail
  /// An ellipsis stands in the middle.
  case byTruncatingMiddle
}
