/// A range of a source text, in byte offsets.
///
/// Half-open; `lowerBound == upperBound` is a position between two bytes. Bounds have 32 bits: values outside
/// `0...UInt32.max` are clamped, and an upper bound below the lower one becomes the lower one.
///
/// Its members are inlined, since the stages make ranges for every node of a text.
@frozen
public struct SourceRange: Hashable, Sendable, Comparable {
  @usableFromInline var lower: UInt32
  @usableFromInline var upper: UInt32

  /// Creates a range from the first byte to the byte after the last.
  @inlinable @inline(__always)
  public init(_ lower: Int, _ upper: Int) {
    self.lower = UInt32(clamping: lower)
    self.upper = max(self.lower, UInt32(clamping: upper))
  }

  /// The offset of the first byte.
  ///
  /// Setting it above `upperBound` also moves `upperBound`.
  @inlinable public var lowerBound: Int {
    get { Int(lower) }
    set { self = SourceRange(newValue, upperBound) }
  }

  /// The offset of the byte after the last.
  ///
  /// Setting it below `lowerBound` makes the range empty.
  @inlinable public var upperBound: Int {
    get { Int(upper) }
    set { self = SourceRange(lowerBound, newValue) }
  }

  /// The number of bytes.
  @inlinable public var count: Int { Int(upper - lower) }

  /// Whether the range is empty.
  @inlinable public var isEmpty: Bool { lower == upper }

  /// Orders by first byte, then by last.
  @inlinable
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.lower, left.upper) < (right.lower, right.upper)
  }
}
