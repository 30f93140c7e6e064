extension UITableView {
  /// Where in the table a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it can be seen.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }
}
