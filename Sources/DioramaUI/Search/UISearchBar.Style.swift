extension UISearchBar {
  /// How much a search bar stands out.
  public enum Style: Int, Sendable {
    /// As the system decides.
    case `default` = 0
    /// With a background of its own.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }
}
