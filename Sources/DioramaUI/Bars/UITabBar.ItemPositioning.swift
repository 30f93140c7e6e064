extension UITabBar {
  /// How items share a tab bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// The items share the whole bar.
    case fill = 1
    /// The items stand together in the middle.
    case centered = 2
  }
}
