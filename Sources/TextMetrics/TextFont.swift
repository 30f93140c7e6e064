/// A font whose text can be measured by the tables: a face in a size.
package struct TextFont: Hashable, Sendable {
  /// The faces that there are tables for.
  package enum Face: Hashable, Sendable {
    /// The system font in a weight.
    case system(Weight, isItalic: Bool = false)
    /// The monospaced system font, whose characters have one width in all weights.
    case monospacedSystem
    /// Liberation Sans, which has the widths of Helvetica and Arial and is used for named fonts of unknown widths.
    case sansSerif(isBold: Bool, isItalic: Bool)
    /// Liberation Serif, which has the widths of Times New Roman and is used for named fonts with serifs.
    case serif(isBold: Bool, isItalic: Bool)
    /// A named font whose characters have one width.
    case monospaced(MonospacedTable)
    /// A face of a font's file.
    case file(FileFont)
  }

  /// The weights of the system font, from the lightest to the heaviest.
  package enum Weight: Int, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The systems whose system fonts differ in width.
  package enum Edition: Hashable, Sendable {
    /// The variable font of iOS 14 and later.
    case current
    /// The fonts of iOS 9 to 13, whose display cut begins at 20 points at once, with other tracking.
    case separateCuts
  }

  /// The face.
  package var face: Face
  /// The system whose font it is; only the system font has several.
  package var edition = Edition.current
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
    case .system(let weight, let isItalic):
      return SystemFontTable.table(weight, isItalic: isItalic).width(of: text, size: size, edition: edition)
    case .monospacedSystem: return MonospacedTable.system.width(of: text) * size
    case .monospaced(let table): return table.width(of: text) * size
    case .sansSerif, .serif:
      let table = table ?? .regular
      let units = text.unicodeScalars.reduce(0) { $0 + table.advance(of: $1) }
      return Double(units) * size / Double(table.unitsPerEm)
    case .file(let font): return font.width(of: text, size: size)
    }
  }

  /// The distance from the baseline to the top of the letters, in points.
  package var ascender: Double { measures.ascender * size }
  /// The distance from the baseline to the bottom of the letters, in points, as a negative number.
  package var descender: Double { measures.descender * size }
  /// The space between lines that the font asks for, in points.
  package var leading: Double { measures.leading * size }
  /// The height of capital letters, in points.
  package var capHeight: Double { measures.capHeight * size }
  /// The height of an x, in points.
  package var xHeight: Double { measures.xHeight * size }
  /// The height of a line, in points; 1.193359375 times the size for the system font.
  package var lineHeight: Double { ascender - descender }

  /// The measures of lines and letters, as parts of the size.
  private var measures: Measures {
    switch face {
    case .system(let weight, let isItalic): return .system(xHeight: systemXHeight(weight, isItalic: isItalic))
    case .monospacedSystem: return .system(xHeight: MonospacedTable.system.xHeight)
    case .monospaced(let table):
      return Measures(
        ascender: table.ascender,
        descender: table.descender,
        leading: 0,
        capHeight: table.capHeight,
        xHeight: table.xHeight
      )
    case .sansSerif where hasSystemLines: return .system(xHeight: systemXHeight(.regular, isItalic: false))
    case .sansSerif, .serif: return Measures(table ?? .regular)
    case .file(let font): return Measures(font.face.measures)
    }
  }

  private func systemXHeight(_ weight: Weight, isItalic: Bool) -> Double {
    SystemFontTable.table(weight, isItalic: isItalic).xHeight(size: size)
  }

  /// The table of a face that is measured by one; nil for the other faces.
  private var table: FontTable? {
    switch face {
    case .sansSerif(false, false): .regular
    case .sansSerif(true, false): .bold
    case .sansSerif(false, true): .italic
    case .sansSerif(true, true): .boldItalic
    case .serif(false, false): .serifRegular
    case .serif(true, false): .serifBold
    case .serif(false, true): .serifItalic
    case .serif(true, true): .serifBoldItalic
    case .system, .monospacedSystem, .monospaced, .file: nil
    }
  }
}

/// The measures of a font's lines and letters, as parts of the size.
private struct Measures {
  var ascender, descender, leading, capHeight, xHeight: Double

  init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
    (self.ascender, self.descender, self.leading) = (ascender, descender, leading)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }

  /// The measures of the system font, of which the height of an x alone depends on weight and size.
  static func system(xHeight: Double) -> Measures {
    Measures(
      ascender: SystemFontTable.ascender,
      descender: -SystemFontTable.descender,
      leading: 0,
      capHeight: SystemFontTable.capHeight,
      xHeight: xHeight
    )
  }

  init(_ table: FontTable) {
    self.init(
      FontFaceMeasures(
        unitsPerEm: table.unitsPerEm,
        ascender: table.ascender,
        descender: table.descender,
        lineGap: table.lineGap,
        capHeight: table.capHeight,
        xHeight: table.xHeight
      )
    )
  }

  init(_ face: FontFaceMeasures) {
    func part(_ units: Int) -> Double { Double(units) / Double(max(1, face.unitsPerEm)) }
    self.init(
      ascender: part(face.ascender),
      descender: part(face.descender),
      leading: part(face.lineGap),
      capHeight: part(face.capHeight),
      xHeight: part(face.xHeight)
    )
  }
}
