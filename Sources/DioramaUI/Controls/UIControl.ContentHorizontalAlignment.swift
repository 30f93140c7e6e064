extension UIControl {
  /// Where a control's content stands horizontally.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left side.
    case left
    /// At the right side.
    case right
    /// Over the whole width.
    case fill
    /// At the side where reading starts.
    case leading
    /// At the side where reading ends.
    case trailing
  }
}
