extension UISplitViewController {
  /// How many columns a split view has.
  public enum Style: Int, Sendable {
    /// As controllers without columns are.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }
}
