extension UIView {
  /// How a view's content is placed in its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// Scaled to lie wholly inside the bounds.
    case scaleAspectFit
    /// Scaled to cover the bounds.
    case scaleAspectFill
    /// Drawn anew when the bounds change.
    case redraw
    /// Centred, unscaled.
    case center
    /// Centred at the top edge.
    case top
    /// Centred at the bottom edge.
    case bottom
    /// Centred at the left edge.
    case left
    /// Centred at the right edge.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }
}
