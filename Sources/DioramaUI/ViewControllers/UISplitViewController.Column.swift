extension UISplitViewController {
  /// A column of a split view.
  public enum Column: Int, Sendable {
    /// The first.
    case primary = 0
    /// The middle one of three.
    case supplementary = 1
    /// The last.
    case secondary = 2
    /// What is shown in place of all columns where they are collapsed.
    case compact = 3
  }
}
