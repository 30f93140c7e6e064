/// An interval along one axis.
package struct Span: Hashable, Sendable {
  /// The start, in points.
  package var position: Double
  /// The length, in points.
  package var length: Double

  /// Creates an interval.
  package init(position: Double, length: Double) {
    self.position = position
    self.length = length
  }

  /// The end, in points.
  package var end: Double { position + length }
}
