/// Whether a view's content turns around in languages written from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It turns around.
  case unspecified
  /// Playback controls do not turn around.
  case playback
  /// Controls that mean a direction do not turn around.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}
