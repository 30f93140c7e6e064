extension UIView {
  /// How a view changes its tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As its superview does.
    case automatic
    /// The tint color is left as it is.
    case normal
    /// The tint color is shown without saturation.
    case dimmed
  }
}
