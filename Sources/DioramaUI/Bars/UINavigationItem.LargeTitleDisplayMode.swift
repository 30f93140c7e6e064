extension UINavigationItem {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below has it.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }
}
