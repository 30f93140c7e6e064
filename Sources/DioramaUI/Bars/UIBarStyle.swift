/// The looks of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark content on a light bar.
  case `default` = 0
  /// Light content on a dark bar.
  case black = 1
  /// Light content on a dark bar that lets content shine through.
  case blackTranslucent = 2
}
