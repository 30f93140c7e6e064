extension UISplitViewController {
  /// The side of the first column.
  public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin.
    case leading = 0
    /// Where lines end.
    case trailing = 1
  }
}
