/// How much room there is on a screen or in a window, in the two steps that interfaces are made for.
package struct SizeClasses: Hashable, Sendable {
  /// Whether there is much room from side to side.
  package var isWideRegular: Bool
  /// Whether there is much room from top to bottom.
  package var isHighRegular: Bool

  /// Finds the classes of a size in points.
  ///
  /// A phone is compact but for its height upright, and for its width on its side where its shorter side has 414 points or
  /// more. A tablet is regular but for the width of a narrow part of its screen.
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

  /// Whether a screen of a size is a tablet's, in points: its shorter side is longer than that of any phone.
  package static func isTablet(width: Double, height: Double) -> Bool { min(width, height) >= shortSideOfTablets }

  private static let shortSideOfLargePhones = 414.0
  private static let shortSideOfTablets = 744.0
  private static let narrowestRegularPart = 600.0
}
