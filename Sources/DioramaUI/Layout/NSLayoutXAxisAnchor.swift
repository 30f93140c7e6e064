public import Foundation

/// A vertical line of a view or guide: a side, the center, or a margin.
@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, positive towards the right.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    LayoutDistance(from: part, to: otherAnchor.part)
  }

  /// Returns a constraint that keeps this anchor the system's spacing behind another, times the multiplier.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .equal, anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at least the system's spacing behind another, times the multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns a constraint that keeps this anchor at most the system's spacing behind another, times the multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(spacing: .lessThanOrEqual, anchor, multiplier)
  }
}

extension NSLayoutAnchor {
  /// Relates the anchor to another by the system's spacing, times a factor.
  func relate(
    spacing relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>,
    _ factor: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, other, constant: NSLayoutConstraint.systemSpacing * factor, usesSystemSpacing: true)
  }
}
