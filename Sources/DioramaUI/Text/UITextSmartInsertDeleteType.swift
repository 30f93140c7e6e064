/// Whether spaces around pasted and deleted words are corrected.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the input method decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
