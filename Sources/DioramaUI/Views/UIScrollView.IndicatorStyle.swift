extension UIScrollView {
  /// The look of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }
}
