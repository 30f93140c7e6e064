extension UINavigationItem {
  /// Where the button that leads back to a screen takes its title from.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// An appropriate title: the item's own for it, the screen's, or "Back".
    case `default` = 0
    /// "Back", whatever the screen's title and `backButtonTitle` are; the title of `backBarButtonItem` still counts.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The title of the button that leads back to the screen, for assistive software also where it shows none.
  var spokenBackTitle: String {
    if let own = backBarButtonItem?.title { return own }
    return backButtonDisplayMode == .generic ? Self.genericBackTitle : backButtonTitle ?? title ?? Self.genericBackTitle
  }

  /// The title that the button shows; nil for none.
  var shownBackTitle: String? { backButtonDisplayMode == .minimal ? nil : spokenBackTitle }

  private static let genericBackTitle = "Back"
}
