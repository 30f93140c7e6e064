extension UICollectionView {
  /// Where in the view an item is scrolled to, one place for each direction.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates places from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }
}
