/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system decides.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}
