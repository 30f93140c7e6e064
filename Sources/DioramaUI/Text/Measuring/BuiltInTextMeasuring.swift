public import Foundation
import TextMetrics

/// Measures every font as Liberation Sans, with a table of its advance widths and line heights.
///
/// Bold and italic fonts have their own tables. There is no kerning.
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

extension UIFont {
  /// The font of the tables that comes closest.
  var measured: TextFont {
    TextFont(.sansSerif(isBold: face.looksBold, isItalic: face.looksItalic), size: pointSize)
  }

  /// Whether the font is bold, by its kind or by its name.
  package var looksBold: Bool { face.looksBold }

  /// Whether the font is italic, by its kind or by its name.
  package var looksItalic: Bool { face.looksItalic }
}
