public import Foundation

/// A horizontal line of a view or guide: an edge, the center, a baseline, or a margin.
@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, positive downwards.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    LayoutDistance(from: part, to: otherAnchor.part)
  }

  /// Returns a constraint that keeps this anchor the system's spacing below another, times the multiplier.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .equal, anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at least the system's spacing below another, times the multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at most the system's spacing below another, times the multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .lessThanOrEqual, anchor, multiplier)
  }
}
