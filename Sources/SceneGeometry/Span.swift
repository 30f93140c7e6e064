/// An interval along one axis.
@frozen
public struct Span: Hashable, Sendable {
  /// The start, in points.
  public var position: Double
  /// The length, in points.
  public var length: Double

  /// Creates an interval.
  @inlinable @inline(__always)
  public init(position: Double, length: Double) {
    self.position = position
    self.length = length
  }

  /// The end, in points.
  @inlinable @inline(__always)
  public var end: Double { position + length }
}
