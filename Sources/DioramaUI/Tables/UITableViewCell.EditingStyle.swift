extension UITableViewCell {
  /// What the control at the leading edge of a cell does while its table is edited.
  public enum EditingStyle: Int, Sendable {
    /// There is no control.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }
}
