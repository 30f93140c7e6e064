public import Foundation

/// A length: the width or height of a view or guide, or the distance between two anchors.
@MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the length equal to a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, constant: c) }

  /// Returns a constraint that makes the length at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the length at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the length a multiple of another, plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the length at least a multiple of another, plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the length at most a multiple of another, plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}

/// The distance between two anchors of an axis.
@MainActor
final class LayoutDistance: NSLayoutDimension {
  private let start: AnchorPart

  init(from start: AnchorPart, to end: AnchorPart) {
    self.start = start
    super.init(item: end.item, attribute: end.attribute)
  }

  override var subtracted: AnchorPart? { start }

  override var name: String {
    "(\(super.name) - \(NSLayoutConstraint.itemText(start.item)).\(start.attribute.equationName))"
  }
}
