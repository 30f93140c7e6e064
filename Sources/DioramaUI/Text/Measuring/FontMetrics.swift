public import Foundation

/// How high the lines of a font are, in points.
public struct FontMetrics: Hashable, Sendable {
  /// How far letters reach above the baseline.
  public var ascender: CGFloat
  /// How far letters reach below the baseline, as a negative number.
  public var descender: CGFloat
  /// The space between lines that the font asks for.
  public var leading: CGFloat
  /// The height of capital letters.
  public var capHeight: CGFloat
  /// The height of an x.
  public var xHeight: CGFloat

  /// Creates the measures of a font.
  public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height of a line.
  public var lineHeight: CGFloat { ascender - descender }
}
