/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the input method decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
