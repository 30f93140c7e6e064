public import Foundation
import TextMetrics

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

/// Measures text with built-in tables, so that its size is the same on every machine.
///
/// The system font has estimated widths, with kerning, and the line heights that it has on devices. Every other font is
/// measured as Liberation Sans, which has the widths of Helvetica and Arial: regular, bold, italic or both.
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
  var looksBold: Bool {
    let name = name.lowercased()
    return isBold || name.contains("bold") || name.contains("black") || name.contains("heavy")
  }

  /// Whether the face is italic, by its kind or by its name.
  var looksItalic: Bool {
    let name = name.lowercased()
    return isItalic || name.contains("italic") || name.contains("oblique")
  }
}

extension UIFont.Face {
  /// The weight in which the tables have the face; nil for one that is not the system's.
  var systemWeight: TextFont.Weight? {
    switch self {
    case .system(let weight): TextFont.Weight(weight)
    case .boldSystem: .bold
    case .italicSystem: .regular
    case .textStyle(let style): style == .headline ? .semibold : .regular
    case .named(let name): Self.systemWeight(named: name)
    }
  }

  /// The weight of a system font with a given name, such as `.SFUI-Semibold` or `SFProText-Bold`; nil for other fonts.
  private static func systemWeight(named name: String) -> TextFont.Weight? {
    let families = [
      ".AppleSystemUIFont", ".SFUI", ".SFProText", ".SFProDisplay", "SFProText", "SFProDisplay", "SFPro-",
    ]
    guard families.contains(where: name.hasPrefix) else { return nil }
    let end = name.split(separator: "-").last.map(String.init) ?? ""
    return weightNames.first { end.hasPrefix($0.name) }.map { TextFont.Weight($0.weight) } ?? .regular
  }
}

extension TextFont.Weight {
  /// The weight of the tables that comes closest.
  fileprivate init(_ weight: UIFont.Weight) {
    self =
      switch weight.rawValue {
      case ..<(-0.2): .light
      case ..<0.115: .regular
      case ..<0.265: .medium
      case ..<0.35: .semibold
      default: .bold
      }
  }
}

extension UIFont {
  /// The font of the tables that comes closest.
  var measured: TextFont {
    if let weight = face.systemWeight { return TextFont(.system(weight), size: pointSize) }
    var font = TextFont(.sansSerif(isBold: face.looksBold, isItalic: face.looksItalic), size: pointSize)
    font.hasSystemLines = face.name.hasPrefix("HelveticaNeue")
    return font
  }

  /// Whether the font is bold, by its kind or by its name.
  package var looksBold: Bool { face.looksBold }

  /// Whether the font is italic, by its kind or by its name.
  package var looksItalic: Bool { face.looksItalic }
}
