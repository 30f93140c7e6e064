extension UISplitViewController {
  /// Which columns of a split view are shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Only the last column.
    case secondaryOnly = 1
    /// One column beside the last.
    case oneBesideSecondary = 2
    /// One column over the last.
    case oneOverSecondary = 3
    /// Two columns beside the last.
    case twoBesideSecondary = 4
    /// Two columns over the last.
    case twoOverSecondary = 5
    /// Two columns that push the last aside.
    case twoDisplaceSecondary = 6

    /// Another name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }

    /// Another name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }

    /// Another name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
}
