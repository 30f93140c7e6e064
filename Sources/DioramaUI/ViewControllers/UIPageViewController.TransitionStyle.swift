extension UIPageViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// A page is turned over.
    case pageCurl = 0
    /// A page is moved.
    case scroll = 1
  }
}
