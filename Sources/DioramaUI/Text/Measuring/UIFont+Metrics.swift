public import Foundation

@MainActor
extension UIFont {
  private var metrics: FontMetrics { UIRuntime.shared.textMeasuring.metrics(of: self) }

  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }

  /// How far letters reach below the baseline, in points, as a negative number.
  public var descender: CGFloat { metrics.descender }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// The space between lines that the font asks for, in points.
  public var leading: CGFloat { metrics.leading }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// The height of an x, in points.
  public var xHeight: CGFloat { metrics.xHeight }
}
