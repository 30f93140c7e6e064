extension UIButton.Configuration {
  /// How round the corners of a button are.
  public enum CornerStyle: Int, Sendable {
    /// As the background says.
    case fixed = -1
    /// As the background says, and more with larger text.
    case dynamic = 0
    /// A little.
    case small = 1
    /// Rather round.
    case medium = 2
    /// Very round.
    case large = 3
    /// Half circles.
    case capsule = 4
  }
}
