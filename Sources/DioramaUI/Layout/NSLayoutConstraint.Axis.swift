extension NSLayoutConstraint {
  /// The direction of a layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
