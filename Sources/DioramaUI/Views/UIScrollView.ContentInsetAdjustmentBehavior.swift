extension UIScrollView {
  /// Whether the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where a scroll view stands in a controller that asks for it.
    case automatic
    /// On the axes that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }
}
