extension UIPageViewController {
  /// The direction of pages.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }
}
