extension UIPageControl {
  /// What is drawn behind the dots of a page control.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// A full background.
    case prominent = 1
    /// No background.
    case minimal = 2
  }
}
