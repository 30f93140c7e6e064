/// A range of a source text, in byte offsets.
///
/// Half-open; `lowerBound == upperBound` is a position between two bytes. Bounds have 32 bits: values outside
/// `0...UInt32.max` are clamped, and an upper bound below the lower one becomes the lower one.
public struct SourceRange: Hashable, Sendable, Comparable {
  private var lower: UInt32
  private var upper: UInt32

  /// Creates a range from the first byte to the byte after the last.
  public init(_ lower: Int, _ upper: Int) {
    self.lower = UInt32(clamping: lower)
    self.upper = max(self.lower, UInt32(clamping: upper))
  }

  /// The offset of the first byte.
  ///
  /// Setting it above `upperBound` also moves `upperBound`.
  public var lowerBound: Int {
    get { Int(lower) }
    set { self = SourceRange(newValue, upperBound) }
  }

  /// The offset of the byte after the last.
  ///
  /// Setting it below `lowerBound` makes the range empty.
  public var upperBound: Int {
    get { Int(upper) }
    set { self = SourceRange(lowerBound, newValue) }
  }

  /// The number of bytes.
  public var count: Int { Int(upper - lower) }

  /// Whether the range is empty.
  public var isEmpty: Bool { lower == upper }

  /// Orders by first byte, then by last.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.lower, left.upper) < (right.lower, right.upper)
  }
}
