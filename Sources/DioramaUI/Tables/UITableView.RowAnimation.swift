extension UITableView {
  /// How rows come and go; without a screen, they do at once.
  public enum RowAnimation: Int, Sendable {
    /// By their opacity.
    case fade = 0
    /// At the right edge.
    case right = 1
    /// At the left edge.
    case left = 2
    /// At the top.
    case top = 3
    /// At the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// About the middle.
    case middle = 6
    /// As suits the place.
    case automatic = 100
  }
}
