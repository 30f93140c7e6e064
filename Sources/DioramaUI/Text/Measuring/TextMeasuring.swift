public import Foundation

/// A type that measures text.
///
/// Set `UIRuntime.shared.textMeasuring` to select one; the built-in one gives the same sizes on every machine.
@MainActor
public protocol TextMeasuring {
  /// The width of text in a font on one line, in points.
  func width(of text: String, in font: UIFont) -> CGFloat

  /// The line metrics of a font.
  func metrics(of font: UIFont) -> FontMetrics
}

/// The line metrics of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of the letters.
  public var ascender: CGFloat
  /// The distance from the baseline to the bottom of the letters, as a negative number.
  public var descender: CGFloat
  /// The space between lines.
  public var leading: CGFloat
  /// The height of capital letters.
  public var capHeight: CGFloat
  /// The height of an x.
  public var xHeight: CGFloat

  /// Creates the metrics of a font.
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
