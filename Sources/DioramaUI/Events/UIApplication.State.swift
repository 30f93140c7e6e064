extension UIApplication {
  /// Whether a program is in front.
  public enum State: Int, Sendable {
    /// In front, with events.
    case active = 0
    /// In front, without events: before the end of the launch, or on the way to the back.
    case inactive = 1
    /// Behind others.
    case background = 2
  }
}
