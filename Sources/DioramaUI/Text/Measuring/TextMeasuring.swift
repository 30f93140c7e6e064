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
