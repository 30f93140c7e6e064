public import Foundation
import TextMetrics

/// A type that measures text.
///
/// Set `UIRuntime.shared.textMeasuring` to select one; the built-in one gives the same sizes on every machine.
@preconcurrency @MainActor
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

/// Measures text with built-in tables, so that its size is the same on every machine.
///
/// The system font has the widths and line heights that it has on iOS 26, with estimated kerning. Fonts of the application
/// that were registered have those of their files. Every other font is measured as a face that is built in, by the words of its
/// name: one with the widths of Helvetica, of Times New Roman, of Menlo or of Courier, regular, bold, italic or both.
public struct BuiltInTextMeasuring: TextMeasuring {
  /// Creates the measuring object.
  public init() {}

  /// The width of text on one line, in points.
  public func width(of text: String, in font: UIFont) -> CGFloat {
    font.measured.width(of: text)
  }

  /// The line metrics of a font.
  public func metrics(of font: UIFont) -> FontMetrics {
    let measured = font.measured
    return FontMetrics(
      ascender: measured.ascender,
      descender: measured.descender,
      leading: measured.leading,
      capHeight: measured.capHeight,
      xHeight: measured.xHeight
    )
  }
}

extension UIFont.Face {
  /// Whether the face is bold, by its kind or, for a font of the application's own, by its name.
  var looksBold: Bool { isBold || TextFont.isBold(named: name) }

  /// Whether the face is italic, by its kind or by its name.
  var looksItalic: Bool { isItalic || TextFont.isItalic(named: name) }

  /// The font of the tables that comes closest to the face, or the application's own, in a size in points.
  @MainActor
  func measured(size: Double) -> TextFont {
    switch self {
    case .system(let weight): TextFont(.system(TextFont.Weight(weight)), size: size)
    case .boldSystem: TextFont(.system(.bold), size: size)
    case .italicSystem: TextFont(.system(.regular, isItalic: true), size: size)
    case .textStyle(let style): TextFont(.system(style == .headline ? .semibold : .regular), size: size)
    case .named(let name): TextFont(named: name, size: size, file: UIRuntime.shared.fonts.font)
    }
  }
}

extension TextFont.Weight {
  /// The weight of the tables that comes closest.
  fileprivate init(_ weight: UIFont.Weight) {
    self =
      switch weight.rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.115: .regular
      case ..<0.265: .medium
      case ..<0.35: .semibold
      case ..<0.48: .bold
      case ..<0.59: .heavy
      default: .black
      }
  }
}

@MainActor
extension UIFont {
  /// The font of the tables that comes closest, or the application's own.
  var measured: TextFont { face.measured(size: pointSize) }

  /// Whether the font is one of the system's, by its kind or by its name.
  var isOfSystem: Bool {
    switch measured.face {
    case .system, .monospacedSystem: true
    case .sansSerif, .serif, .monospaced, .file: false
    }
  }
}

extension UIFont {
  /// Whether the font is bold, by its kind or by its name.
  package var looksBold: Bool { face.looksBold }

  /// Whether the font is italic, by its kind or by its name.
  package var looksItalic: Bool { face.looksItalic }
}
