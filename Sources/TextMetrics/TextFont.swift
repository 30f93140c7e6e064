/// A font whose text can be measured by the tables: a face in a size.
package struct TextFont: Hashable, Sendable {
  /// The faces that there are tables for.
  package enum Face: Hashable, Sendable {
    /// The system font in a weight.
    case system(Weight)
    /// Liberation Sans, which has the widths of Helvetica and Arial and is used for all named fonts.
    case sansSerif(isBold: Bool, isItalic: Bool)
  }

  /// The weights of the system font that have tables.
  package enum Weight: Hashable, Sendable, CaseIterable {
    case light, regular, medium, semibold, bold
  }

  /// The face.
  package var face: Face
  /// The size in points.
  package var size: Double
  /// Whether lines are as high as the system font's, whatever the face is.
  ///
  /// True for Helvetica Neue, which has Helvetica's widths.
  package var hasSystemLines = false

  /// Creates a font.
  package init(_ face: Face = .system(.regular), size: Double) {
    self.face = face
    self.size = size
  }

  /// The width of text on one line, in points, not rounded.
  package func width(of text: String) -> Double { width(of: text[...]) }

  /// The width of text on one line, in points, not rounded.
  package func width(of text: Substring) -> Double {
    switch face {
    case .system(let weight): return weight.table.width(of: text, size: size)
    case .sansSerif:
      let table = sansSerif
      let units = text.unicodeScalars.reduce(0) { $0 + table.advance(of: $1) }
      return Double(units) * size / Double(table.unitsPerEm)
    }
  }

  /// The distance from the baseline to the top of the letters, in points.
  package var ascender: Double { measure(SystemFontTable.ascender, \.ascender) }
  /// The distance from the baseline to the bottom of the letters, in points, as a negative number.
  package var descender: Double { measure(-SystemFontTable.descender, \.descender) }
  /// The space between lines that the font asks for, in points.
  package var leading: Double { measure(0, \.lineGap) }
  /// The height of capital letters, in points.
  package var capHeight: Double { measure(SystemFontTable.capHeight, \.capHeight) }
  /// The height of an x, in points.
  package var xHeight: Double { measure(SystemFontTable.xHeight, \.xHeight) }
  /// The height of a line, in points; 1.193359375 times the size for the system font.
  package var lineHeight: Double { ascender - descender }

  private func measure(_ ofSystem: Double, _ ofTable: KeyPath<FontTable, Int>) -> Double {
    var isSystem = hasSystemLines
    if case .system = face { isSystem = true }
    guard !isSystem else { return ofSystem * size }
    let table = sansSerif
    return Double(table[keyPath: ofTable]) * size / Double(table.unitsPerEm)
  }

  private var sansSerif: FontTable {
    guard case .sansSerif(let isBold, let isItalic) = face else { return .regular }
    return switch (isBold, isItalic) {
    case (false, false): .regular
    case (true, false): .bold
    case (false, true): .italic
    case (true, true): .boldItalic
    }
  }
}

extension TextFont.Weight {
  fileprivate var table: SystemFontTable {
    switch self {
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}
