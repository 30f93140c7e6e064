extension UIView {
  /// How a view changes its tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As its superview does.
    case automatic
    /// The tint colour is left as it is.
    case normal
    /// The tint colour is shown without saturation.
    case dimmed
  }
}
