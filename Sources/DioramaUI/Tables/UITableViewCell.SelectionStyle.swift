extension UITableViewCell {
  /// The colors of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// In blue, which newer systems show as gray.
    case blue = 1
    /// In gray.
    case gray = 2
    /// In the color of the system.
    case `default` = 3
  }
}
