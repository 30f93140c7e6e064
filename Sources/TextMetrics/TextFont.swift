/// A font whose text can be measured by the tables: a face in a size.
package struct TextFont: Hashable, Sendable {
  /// The faces that there are tables for.
  package enum Face: Hashable, Sendable {
    /// The system font in a weight.
    case system(Weight, isItalic: Bool = false)
    /// The monospaced system font, whose characters have one width in all weights.
    case monospacedSystem
    /// Liberation Sans, which has the widths of Helvetica and Arial and is used for all named fonts.
    case sansSerif(isBold: Bool, isItalic: Bool)
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
    case .monospacedSystem:
      let units = text.unicodeScalars.reduce(0) {
        let isAlone = FontTable.missingAdvance(of: $1, em: 1, letter: 1) > 0
        return $0 + (isAlone ? Self.monospacedAdvance : 0)
      }
      return Double(units) * size / 2048
    case .sansSerif:
      let table = sansSerif
      let units = text.unicodeScalars.reduce(0) { $0 + table.advance(of: $1) }
      return Double(units) * size / Double(table.unitsPerEm)
    }
  }

  /// The advance of all characters of the monospaced system font, in 1/2048 of the size.
  private static let monospacedAdvance = 1266

  /// The distance from the baseline to the top of the letters, in points.
  package var ascender: Double { measure(SystemFontTable.ascender, \.ascender) }
  /// The distance from the baseline to the bottom of the letters, in points, as a negative number.
  package var descender: Double { measure(-SystemFontTable.descender, \.descender) }
  /// The space between lines that the font asks for, in points.
  package var leading: Double { measure(0, \.lineGap) }
  /// The height of capital letters, in points.
  package var capHeight: Double { measure(SystemFontTable.capHeight, \.capHeight) }
  /// The height of an x, in points.
  package var xHeight: Double {
    switch face {
    case .system(let weight, let isItalic):
      return SystemFontTable.table(weight, isItalic: isItalic).xHeight(size: size) * size
    case .monospacedSystem: return 1083.0 / 2048 * size
    case .sansSerif:
      let ofSystem = SystemFontTable.table(.regular, isItalic: false).xHeight(size: size)
      return measure(ofSystem, \.xHeight)
    }
  }
  /// The height of a line, in points; 1.193359375 times the size for the system font.
  package var lineHeight: Double { ascender - descender }

  private func measure(_ ofSystem: Double, _ ofTable: KeyPath<FontTable, Int>) -> Double {
    guard case .sansSerif = face, !hasSystemLines else { return ofSystem * size }
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

// MARK: - Names

extension TextFont.Weight {
  /// Creates a weight from its name in scenes, such as `ultraLight`; nil for other names.
  package init?(named name: String) {
    switch name {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "regular": self = .regular
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: return nil
    }
  }
}

extension TextFont {
  /// The weights by their names in the PostScript names of fonts.
  package static let weightNames: [(weight: Weight, name: String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
    (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
  ]

  /// The font with a PostScript name: the system's with a name such as `.SFUI-Semibold` or `SFProText-Bold`, and otherwise
  /// Liberation Sans, bold or italic if the name has such a word.
  package init(named name: String, size: Double) {
    if let face = Face(systemName: name) {
      self.init(face, size: size)
      return
    }
    self.init(.sansSerif(isBold: Self.isBold(named: name), isItalic: Self.isItalic(named: name)), size: size)
    hasSystemLines = name.hasPrefix("HelveticaNeue")
  }

  /// Whether the name of a font has a word for bold.
  package static func isBold(named name: String) -> Bool {
    let name = name.lowercased()
    return ["bold", "black", "heavy"].contains { name.contains($0) }
  }

  /// Whether the name of a font has a word for italic.
  package static func isItalic(named name: String) -> Bool {
    let name = name.lowercased()
    return ["italic", "oblique"].contains { name.contains($0) }
  }
}

extension TextFont.Face {
  /// The face of the system's that has a PostScript name; nil for fonts that are not the system's.
  package init?(systemName name: String) {
    let monospaced = [".AppleSystemUIFontMonospaced", ".SFMono", "SFMono-"]
    let families = [
      ".AppleSystemUIFont", ".SFUI", ".SFProText", ".SFProDisplay", "SFProText", "SFProDisplay", "SFPro-",
    ]
    if monospaced.contains(where: name.hasPrefix) {
      self = .monospacedSystem
    } else if families.contains(where: name.hasPrefix) {
      let end = name.split(separator: "-").last.map(String.init) ?? ""
      let weight = TextFont.weightNames.first { end.hasPrefix($0.name) }?.weight ?? .regular
      self = .system(weight, isItalic: end.hasSuffix("Italic"))
    } else {
      return nil
    }
  }
}
