/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the input method decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
