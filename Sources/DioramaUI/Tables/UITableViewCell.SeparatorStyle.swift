extension UITableViewCell {
  /// The lines between the rows of a table.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case singleLine = 1
    /// A double line, which newer systems do not draw.
    case singleLineEtched = 2
  }
}
