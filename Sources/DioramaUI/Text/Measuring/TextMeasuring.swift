public import Foundation

/// What tells how large text is.
///
/// `UIRuntime.shared.textMeasuring` decides which is used; the built-in one gives the same sizes on every machine.
@MainActor
public protocol TextMeasuring {
  /// How wide text is in a font, on one line and in points.
  func width(of text: String, in font: UIFont) -> CGFloat

  /// How high the lines of a font are.
  func metrics(of font: UIFont) -> FontMetrics
}
