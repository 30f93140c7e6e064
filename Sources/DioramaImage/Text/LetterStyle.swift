import CLetters
package import TextMetrics

/// What the letters of a text look like: a kind of face, a weight and a slope.
package struct LetterStyle: Hashable, Sendable {
  /// The kind of face: Inter, which is closest to the system's font, DejaVu Sans Mono, or Liberation Serif.
  package var design: FontDesign
  /// The weight, from 100 to 900 as in style sheets: 400 is regular, 700 bold.
  package var weight: Double
  /// Whether the letters are slanted.
  package var isItalic: Bool

  /// Creates a style; by default, it is that of plain text.
  package init(_ design: FontDesign = .sansSerif, weight: Double = 400, isItalic: Bool = false) {
    (self.design, self.weight, self.isItalic) = (design, weight, isItalic)
  }

  /// The size in points from which the outlines are those that are made for titles.
  static let displaySize = 20.0

  /// The faces in which a character is looked for, in order; the first has all letters of the design.
  func faces(size: Double) -> [Slanted] {
    let isBold = weight > 550
    var faces: [Slanted] = []
    let upright = size >= Self.displaySize ? LetterFace.interDisplay : LetterFace.inter
    switch design {
    case .sansSerif:
      let italic = size >= Self.displaySize ? LetterFace.interDisplayItalic : LetterFace.interItalic
      faces.append(Slanted(face: isItalic ? italic : upright))
    case .monospaced:
      faces.append(Slanted(face: isBold ? .monoBold : .mono, slope: isItalic ? 0.2 : 0))
      faces.append(Slanted(face: upright))
    case .serif:
      switch (isBold, isItalic) {
      case (false, false): faces.append(Slanted(face: .serif))
      case (true, false): faces.append(Slanted(face: .serifBold))
      case (false, true): faces.append(Slanted(face: .serifItalic))
      case (true, true): faces.append(Slanted(face: .serifBoldItalic))
      }
      faces.append(Slanted(face: upright))
    }
    faces.append(Slanted(face: isBold ? .hebrewBold : .hebrew))
    faces.append(Slanted(face: isBold ? .arabicBold : .arabic))
    // Symbols are in these two alone.
    faces.append(Slanted(face: .inter))
    faces.append(Slanted(face: .mono))
    return faces
  }

  /// A face, and how far its letters lean to the right as a share of their height.
  struct Slanted {
    var face: LetterFace
    var slope = 0.0
  }
}

extension LetterFace {
  static let inter = LetterFace(letters_inter)
  static let interItalic = LetterFace(letters_inter_italic)
  static let interDisplay = LetterFace(letters_inter_display)
  static let interDisplayItalic = LetterFace(letters_inter_display_italic)
  static let mono = LetterFace(letters_mono)
  static let monoBold = LetterFace(letters_mono_bold)
  static let serif = LetterFace(letters_serif)
  static let serifBold = LetterFace(letters_serif_bold)
  static let serifItalic = LetterFace(letters_serif_italic)
  static let serifBoldItalic = LetterFace(letters_serif_bold_italic)
  static let hebrew = LetterFace(letters_hebrew)
  static let hebrewBold = LetterFace(letters_hebrew_bold)
  static let arabic = LetterFace(letters_arabic)
  static let arabicBold = LetterFace(letters_arabic_bold)

  /// The drawings of symbols, whose codes are their numbers in the table of symbols.
  static let symbols = LetterFace(letters_symbols)

  private init(_ face: letters_face) {
    let bytes = letters_of(face)
    self.init(UnsafeBufferPointer(start: bytes.start, count: Int(bytes.count)))
  }
}
