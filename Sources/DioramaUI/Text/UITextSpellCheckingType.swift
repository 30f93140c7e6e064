/// Whether spelling is checked while typing.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Checked where correction is on.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
