extension UIPageViewController {
  /// Where pages come from.
  public enum NavigationDirection: Int, Sendable {
    /// From behind the page that is shown: the right, or below.
    case forward = 0
    /// From before it: the left, or above.
    case reverse = 1
  }
}
