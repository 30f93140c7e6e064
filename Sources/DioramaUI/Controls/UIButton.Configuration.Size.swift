extension UIButton.Configuration {
  /// How large a button is.
  public enum Size: Int, Sendable {
    /// The usual size.
    case medium = 0
    /// Small.
    case small = 1
    /// Smaller.
    case mini = 2
    /// Large.
    case large = 3
  }
}
