extension UITableViewCell {
  /// How a focused cell looks.
  public enum FocusStyle: Int, Sendable {
    /// As the system shows it.
    case `default` = 0
    /// As the cell shows it.
    case custom = 1
  }
}
