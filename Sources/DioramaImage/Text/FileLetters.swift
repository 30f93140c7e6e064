import TextMetrics

/// A glyph of a font's file at its place.
struct FileGlyph {
  let font: FileFont
  let glyph: UInt32
  /// How far the outline is moved to the right and upward, in the units of the line.
  let x: Double
  let y: Double

  /// Adds the outline to a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: From parts of the font's size, whose y runs up from the baseline, to the units of the path.
  func add(to path: inout ImagePath, _ transform: ImageTransform) {
    let scale = 1 / Double(max(1, font.face.measures.unitsPerEm))
    func point(_ x: Double, _ y: Double) -> ImagePoint { transform.apply(ImagePoint(x * scale, y * scale)) }
    var isOpen = false
    for step in font.face.outline(of: glyph) {
      switch step {
      case .move(let x, let y):
        if isOpen { path.elements.append(.close) }
        isOpen = true
        path.elements.append(.move(point(x, y)))
      case .line(let x, let y): path.elements.append(.line(point(x, y)))
      case .quad(let controlX, let controlY, let x, let y):
        path.elements.append(.quad(point(controlX, controlY), to: point(x, y)))
      case .curve(let firstX, let firstY, let secondX, let secondY, let x, let y):
        path.elements.append(.curve(point(firstX, firstY), point(secondX, secondY), to: point(x, y)))
      }
    }
    if isOpen { path.elements.append(.close) }
  }
}

/// Characters of a line that are beside each other, are all read in one direction and are all of one font's file, or of none.
struct FileLetters {
  var font: FileFont?
  var level: UInt8 = 0
  /// The indices of the characters, from the left.
  var indices: [Int] = []

  /// Whether a character at the right belongs to the part.
  func continues(with other: FileFont?, _ otherLevel: UInt8) -> Bool {
    font == other && (font == nil || level == otherLevel)
  }

  /// The file of each character's font; empty where all have faces that are built in.
  ///
  /// A character of a font's file that the file lacks is in the system's font, and one that no face has is in a font of the machine,
  /// where there is one.
  static func fonts(of scalars: [Unicode.Scalar], in run: GlyphRun, _ faces: [LetterSetting.Face]) -> [FileFont?] {
    var own: FileFont?
    if case .file(let font)? = run.font?.face { own = font }
    let isPlain = scalars.allSatisfy { $0.value < 0x250 }
    guard own != nil || run.fallback != nil && !isPlain else { return [] }
    var last: FileFont?
    return scalars.map { scalar in
      // What only changes the character before stays with it.
      if last != nil, LetterSetting.takesNoRoom(scalar) { return last }
      if let own, own.face.has(scalar) {
        last = own
      } else if scalar.value < 0x250 || faces.contains(where: { $0.face.glyph(of: scalar.value) != nil }) {
        last = nil
      } else {
        last = LetterSetting.takesNoRoom(scalar) ? nil : run.fallback?.font(for: scalar, isBold: run.style.weight > 550)
      }
      return last
    }
  }

  /// Whether letters of a script are not pulled apart to fill a line: those of all scripts but the East Asian ones, since many join.
  private static func staysTogether(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x2E80 }

  /// The letters of the part, from the left; none where the font is built in.
  func letters(of scalars: [Unicode.Scalar], size: Double) -> [LetterSetting.Letter] {
    guard let font, !indices.isEmpty else { return [] }
    let read = indices.sorted()
    let scale = size / Double(max(1, font.face.measures.unitsPerEm))
    return font.face.glyphs(of: read.map { scalars[$0] }, isRightToLeft: level & 1 == 1).map { glyph in
      let scalar = scalars[read[max(0, min(glyph.character, read.count - 1))]]
      var letter = LetterSetting.Letter(scalar: scalar, isMark: false)
      letter.slot = glyph.advance * scale
      letter.width = letter.slot
      letter.isJoined = Self.staysTogether(scalar)
      if glyph.glyph != 0 {
        letter.file = FileGlyph(font: font, glyph: glyph.glyph, x: glyph.x * scale, y: glyph.y * scale)
      }
      return letter
    }
  }
}
