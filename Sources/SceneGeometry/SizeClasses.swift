/// The horizontal and vertical size classes of a screen or window.
package struct SizeClasses: Hashable, Sendable {
  /// Whether the horizontal size class is regular.
  package var isWideRegular: Bool
  /// Whether the vertical size class is regular.
  package var isHighRegular: Bool

  /// Finds the classes of a size in points.
  ///
  /// A phone is compact, except for its height in portrait, and for its width in landscape if its shorter side has 414
  /// points or more. A tablet is regular, except for the width of a narrow part of its screen.
  package init(width: Double, height: Double, isTablet: Bool) {
    if isTablet {
      isWideRegular = width >= Self.narrowestRegularPart
      isHighRegular = true
    } else {
      let isUpright = width <= height
      isWideRegular = !isUpright && height >= Self.shortSideOfLargePhones
      isHighRegular = isUpright
    }
  }

  /// Whether a screen size, in points, is that of a tablet: its shorter side is longer than that of any phone.
  package static func isTablet(width: Double, height: Double) -> Bool { min(width, height) >= shortSideOfTablets }

  private static let shortSideOfLargePhones = 414.0
  private static let shortSideOfTablets = 744.0
  private static let narrowestRegularPart = 600.0
}
