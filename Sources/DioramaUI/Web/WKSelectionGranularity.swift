/// In what steps the user selects.
public enum WKSelectionGranularity: Int, Sendable {
  /// As the content asks for.
  case dynamic = 0
  /// Character by character.
  case character = 1
}
