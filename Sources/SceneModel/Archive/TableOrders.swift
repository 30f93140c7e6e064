/// The orders of a nested nib's tables, which loaders ignore but which are part of the nib around it.
///
/// Each list gives, by index, which entry of the compiler's table stands there; empty leaves the compiler's order.
package struct TableOrders: Hashable, Sendable {
  package var objects: [Int] = []
  package var keys: [Int] = []
  package var classes: [Int] = []
  /// The version of the coder; nil leaves the compiler's.
  package var coderVersion: Int?
  /// Whether the constraints of each view are in the order of the scene, as older tools have no other.
  package var keepsConstraintOrder = false

  /// Makes orders that change nothing.
  package init() {}

  /// Whether nothing is changed.
  package var isEmpty: Bool { self == TableOrders() }
}
