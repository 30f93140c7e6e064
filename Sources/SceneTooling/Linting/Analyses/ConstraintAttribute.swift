package import LayoutEngine

/// What a raw value of `NSLayoutConstraint.Attribute` measures.
package struct ConstraintAttribute: Hashable, Sendable {
  /// The part of an axis that is measured.
  package enum Edge: Hashable, Sendable {
    case near
    case far
    case length
    case center
    /// A place that only the object itself knows: a baseline.
    case baseline
  }

  package var axis: LayoutAxis
  package var edge: Edge
  /// Whether the place is measured from the margins.
  package var isMargin: Bool

  /// Reads a raw value; nil for one that UIKit does not have.
  ///
  /// Left counts as leading and right as trailing, as they do where text runs from left to right.
  package init?(_ value: Int) {
    switch value {
    case 1, 5, 13, 17: (axis, edge) = (.horizontal, .near)
    case 2, 6, 14, 18: (axis, edge) = (.horizontal, .far)
    case 3, 15: (axis, edge) = (.vertical, .near)
    case 4, 16: (axis, edge) = (.vertical, .far)
    case 7: (axis, edge) = (.horizontal, .length)
    case 8: (axis, edge) = (.vertical, .length)
    case 9, 19: (axis, edge) = (.horizontal, .center)
    case 10, 20: (axis, edge) = (.vertical, .center)
    case 11, 12: (axis, edge) = (.vertical, .baseline)
    default: return nil
    }
    isMargin = value >= 13
  }
}
