/// A place along one axis.
package struct Span: Hashable, Sendable {
  /// Where it begins, in points.
  package var position: Double
  /// How long it is, in points.
  package var length: Double

  /// Creates a place along an axis.
  package init(position: Double, length: Double) {
    self.position = position
    self.length = length
  }

  /// Where it ends, in points.
  package var end: Double { position + length }
}
