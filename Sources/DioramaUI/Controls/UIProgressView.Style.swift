extension UIProgressView {
  /// The looks of a progress view.
  public enum Style: Int, Sendable {
    /// The line of a view.
    case `default` = 0
    /// The line of a bar.
    case bar = 1
  }
}
