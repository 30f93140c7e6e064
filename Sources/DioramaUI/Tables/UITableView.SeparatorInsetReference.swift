extension UITableView {
  /// What the inset of separators is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the system would choose.
    case fromAutomaticInsets = 1
  }
}
