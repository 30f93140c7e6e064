extension NSParagraphStyle {
  /// How lines are broken where several places would do.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A word moves to the last line rather than stand there alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Lines of Hangul are broken between words rather than letters.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What the system's own labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
