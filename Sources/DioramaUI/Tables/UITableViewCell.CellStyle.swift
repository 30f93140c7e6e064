extension UITableViewCell {
  /// The arrangements of labels and image in a cell.
  public enum CellStyle: Int, Sendable {
    /// A label, and an image before it.
    case `default` = 0
    /// A label, and a second one at the trailing edge.
    case value1 = 1
    /// A label in the tint color, and a second one beside it.
    case value2 = 2
    /// A label, and a second one below it.
    case subtitle = 3
  }
}
