extension UIPageViewController {
  /// Where the spine of curling pages is.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
    /// At the left or upper edge.
    case min = 1
    /// In the middle, between two pages.
    case mid = 2
    /// At the right or lower edge.
    case max = 3
  }
}
