package import LayoutEngine
import SceneNodes

/// The axis and edge of a raw value of `NSLayoutConstraint.Attribute`.
package struct ConstraintAttribute: Hashable, Sendable {
  /// The part of an axis that is measured.
  package enum Edge: Hashable, Sendable {
    case near
    case far
    case length
    case center
    /// A baseline, which depends on the view's content.
    case baseline
  }

  package var axis: LayoutAxis
  package var edge: Edge
  /// Whether it is relative to the margins.
  package var isMargin: Bool

  /// Reads a raw value; nil if UIKit does not define it.
  ///
  /// Left counts as leading and right as trailing, as they do where text runs from left to right.
  package init?(_ value: Int) {
    guard let (attribute, usesMargins) = LayoutAttribute.read(value) else { return nil }
    switch attribute {
    case .left, .leading: (axis, edge) = (.horizontal, .near)
    case .right, .trailing: (axis, edge) = (.horizontal, .far)
    case .top: (axis, edge) = (.vertical, .near)
    case .bottom: (axis, edge) = (.vertical, .far)
    case .width: (axis, edge) = (.horizontal, .length)
    case .height: (axis, edge) = (.vertical, .length)
    case .centerX: (axis, edge) = (.horizontal, .center)
    case .centerY: (axis, edge) = (.vertical, .center)
    case .firstBaseline, .lastBaseline: (axis, edge) = (.vertical, .baseline)
    }
    isMargin = usesMargins
  }
}
