/// How lines of text stand between the sides of their area.
public enum NSTextAlignment: Int, Sendable {
  /// Lines start at the left side.
  case left
  /// Lines stand in the middle.
  case center
  /// Lines end at the right side.
  case right
  /// Lines fill the whole width.
  case justified
  /// Lines follow the direction of the writing.
  case natural
}
