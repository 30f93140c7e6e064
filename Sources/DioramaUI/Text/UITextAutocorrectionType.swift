/// Whether misspelled words are corrected while typing.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the input method decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
