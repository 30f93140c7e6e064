public import Foundation

/// Measures every font as if it were Liberation Sans, by a table of its advance widths and line heights.
///
/// Bold and italic fonts have their own tables. Letters are not kerned.
public struct BuiltInTextMeasuring: TextMeasuring {
  /// Creates the measuring.
  public init() {}

  /// How wide text is on one line, in points.
  public func width(of text: String, in font: UIFont) -> CGFloat {
    let table = font.face.table
    let units = text.unicodeScalars.reduce(0) { $0 + table.advance(of: $1) }
    return CGFloat(units) * font.pointSize / CGFloat(table.unitsPerEm)
  }

  /// How high the lines of a font are.
  public func metrics(of font: UIFont) -> FontMetrics {
    let table = font.face.table
    func points(_ units: Int) -> CGFloat { CGFloat(units) * font.pointSize / CGFloat(table.unitsPerEm) }
    return FontMetrics(
      ascender: points(table.ascender),
      descender: points(table.descender),
      leading: points(table.lineGap),
      capHeight: points(table.capHeight),
      xHeight: points(table.xHeight)
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

  /// The table that comes closest to the face.
  var table: FontTable {
    switch (looksBold, looksItalic) {
    case (false, false): .regular
    case (true, false): .bold
    case (false, true): .italic
    case (true, true): .boldItalic
    }
  }
}

extension UIFont {
  /// Whether the font is bold, by its kind or by its name.
  package var looksBold: Bool { face.looksBold }

  /// Whether the font is italic, by its kind or by its name.
  package var looksItalic: Bool { face.looksItalic }
}
