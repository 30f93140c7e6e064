public import Foundation

/// A displacement, in points.
public struct UIOffset: Hashable, Sendable {
  /// The displacement to the right.
  public var horizontal: CGFloat
  /// The displacement downwards.
  public var vertical: CGFloat

  /// Creates the displacement that moves nothing.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates a displacement from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The displacement that moves nothing.
  public static let zero = UIOffset()
}
