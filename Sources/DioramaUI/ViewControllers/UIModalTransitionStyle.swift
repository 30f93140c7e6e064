/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view rises from below.
  case coverVertical = 0
  /// The view turns around.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A corner of the presenting view curls up.
  case partialCurl = 3
}
