extension UIPageViewController {
  /// The name of something that a page view controller is told when it is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the spine is: the raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages in points, as a number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
