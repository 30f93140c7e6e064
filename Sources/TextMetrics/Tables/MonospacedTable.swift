import Backports

/// The measures of a font whose characters have one width, as parts of the size.
package struct MonospacedTable: Hashable, Sendable {
  /// The advance of every character.
  package let advance: Double
  /// The ascent.
  package let ascender: Double
  /// The descent, as a negative number.
  package let descender: Double
  /// The height of capital letters.
  package let capHeight: Double
  /// The height of an x.
  package let xHeight: Double

  private init(advance: Int, ascender: Int, descender: Int, capHeight: Int, xHeight: Int) {
    func part(_ units: Int) -> Double { Double(units) / 2048 }
    (self.advance, self.ascender, self.descender) = (part(advance), part(ascender), part(descender))
    (self.capHeight, self.xHeight) = (part(capHeight), part(xHeight))
  }

  /// The monospaced system font, as it was measured on iOS 26; its lines are as high as the system font's.
  static let system = MonospacedTable(advance: 1266, ascender: 1950, descender: -494, capHeight: 1443, xHeight: 1083)
  /// DejaVu Sans Mono, of which Menlo is a variant; the figures are those of its file, with the heights of its H and x.
  static let menlo = MonospacedTable(advance: 1233, ascender: 1901, descender: -483, capHeight: 1493, xHeight: 1120)
  /// Liberation Mono, which has the widths of Courier New; all figures are those of the file.
  static let courier = MonospacedTable(advance: 1229, ascender: 1705, descender: -615, capHeight: 1349, xHeight: 1082)

  /// The table of a named font: that of Courier for its name and for Monaco, which is as wide, and Menlo's for others.
  init(named name: String) {
    let words = name.lowercased()
    self = ["courier", "monaco"].contains(where: words.contains) ? .courier : .menlo
  }

  /// The width of text on one line; marks and controls take no room.
  func width(of text: Substring) -> Double {
    let count = text.unicodeScalars.reduce(0) {
      $0 + (FontTable.missingAdvance(of: $1, em: 1, letter: 1) > 0 ? 1 : 0)
    }
    return Double(count) * advance
  }
}
