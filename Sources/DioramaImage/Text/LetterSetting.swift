import TextMetrics

/// The letters of a line, each with its glyph and the room that it has.
///
/// A letter has the advance that the font was measured with, and its outline is in the middle of it. A letter of which the font
/// only has a guess, or that was not measured, has the advance of its outline. What the line as a whole is wider or narrower than its
/// letters is made up by all of them, up to a limit, and beyond that by space between them.
struct LetterSetting {
  /// A letter; all lengths are in the units of the line.
  struct Letter {
    let scalar: Unicode.Scalar
    /// The face, by its index, and the number of the glyph; nil for a character that no face has.
    var face = 0
    var glyph: Int?
    /// Whether the character only changes the one before, and takes no room.
    let isMark: Bool
    /// Whether the letter is joined to its neighbor on the right.
    var isJoined = false
    /// Whether the font was measured with an advance for the letter.
    var isMeasured = false
    /// The advance, and the space behind it.
    var slot = 0.0
    var gap = 0.0
    /// The advance of the outline, and how far the outline is stretched for it.
    var width = 0.0
    var stretch = 1.0
    /// The glyph of a font's file; nil for a letter of a face that is built in.
    var file: FileGlyph?
  }

  /// A face at the weight of the line.
  struct Face {
    let face: LetterFace
    let slope: Double
    let shares: [Double]
    /// The size of the letters as a share of the font's.
    let scale: Double
  }

  /// The letters, from the left.
  private(set) var letters: [Letter] = []
  /// The faces that there may be glyphs of.
  let faces: [Face]
  /// The space before the first letter.
  private(set) var indent = 0.0

  /// The greatest shares by which a line is squeezed and stretched: letters too close touch, and those too far apart do not.
  private static let squeezeLimit = 0.3
  private static let stretchLimit = 0.12
  /// The share of an advance by which the space at both sides of an outline may differ before the outline is changed.
  private static let bearingShare = 0.08

  private let run: GlyphRun
  /// The font that letters of the built-in faces are measured with; the system's beside a font's file, as UIKit has it.
  private let measured: TextFont?

  init(_ run: GlyphRun, _ scalars: [Unicode.Scalar]) {
    self.run = run
    let isOfFile = if case .file? = run.font?.face { true } else { false }
    measured = isOfFile ? TextFont(size: run.size) : run.font
    // Letters are as high as those of the font that was measured.
    let capHeight = measured.map { $0.capHeight / $0.size } ?? 0
    faces = run.style.faces(size: run.size).enumerated().map { index, slanted in
      let face = slanted.face
      let scale = index == 0 && capHeight > 0 && face.capHeight > 0 ? capHeight / face.capHeight : 1
      return Face(face: face, slope: slanted.slope, shares: face.shares(at: run.style.weight), scale: scale)
    }
    let codes = JoinedLetters.codes(of: scalars, in: .arabic)
    let order = VisualOrder(scalars, isRightToLeft: run.isRightToLeft)
    let fonts = FileLetters.fonts(of: scalars, in: run, faces)
    letters.reserveCapacity(scalars.count)
    var part = FileLetters()
    for index in order.levels.contains(where: { $0 > 0 }) ? order.indices : Array(scalars.indices) {
      let font = fonts.isEmpty ? nil : fonts[index]
      if !part.continues(with: font, order.levels[index]) {
        letters += part.letters(of: scalars, size: run.size)
        part = FileLetters(font: font, level: order.levels[index])
      }
      if font != nil {
        part.indices.append(index)
        continue
      }
      guard let code = codes[index] else { continue }
      let isTurned = order.levels[index] & 1 == 1
      let scalar = isTurned ? VisualOrder.mirrored(scalars[index]) : scalars[index]
      let isMark = scalar.value > 0x7F && Self.takesNoRoom(scalar)
      var letter = Letter(scalar: scalar, isMark: isMark)
      letter.isJoined = isTurned && index > 0 && JoinedLetters.joinsBefore(code)
      let shown = code == scalars[index].value ? scalar.value : code
      for (number, face) in faces.enumerated() {
        guard let glyph = face.face.glyph(of: shown) else { continue }
        (letter.face, letter.glyph) = (number, glyph)
        break
      }
      measure(&letter, isForm: shown != scalar.value)
      letters.append(letter)
    }
    letters += part.letters(of: scalars, size: run.size)
    guard measured != nil else { return }
    for index in letters.indices.dropLast() { letters[index].gap = kerning(letters[index], letters[index + 1]) }
  }

  static func takesNoRoom(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  private func measure(_ letter: inout Letter, isForm: Bool) {
    guard !letter.isMark else { return }
    if let glyph = letter.glyph {
      let face = faces[letter.face]
      letter.width = face.face.advance(of: glyph, face.shares) * face.scale * run.size
      letter.slot = letter.width
    } else {
      letter.slot = run.size * (letter.scalar.value >= 0x1100 ? 1 : 0.556)
    }
    // Letters that join fill their advance, and those of Hebrew nearly: in others they would touch.
    guard let font = measured, !isForm, !(0x590...0x6FF ~= letter.scalar.value) else { return }
    let advance = font.width(of: String(letter.scalar))
    if letter.glyph != nil, !letter.scalar.isASCII, advance == font.width(of: Self.unknown(like: letter.scalar)) {
      return
    }
    letter.slot = max(0, advance)
    letter.isMeasured = true
  }

  /// A character that no font has, which is measured as wide as another that the font lacks.
  private static func unknown(like scalar: Unicode.Scalar) -> String { scalar.value >= 0x1100 ? "\u{E000}" : "\u{378}" }

  /// What the font moves two neighbors together or apart.
  private func kerning(_ first: Letter, _ second: Letter) -> Double {
    guard let font = measured, first.isMeasured, second.isMeasured else { return 0 }
    var pair = String(first.scalar)
    pair.unicodeScalars.append(second.scalar)
    return font.width(of: pair) - first.slot - second.slot
  }

  /// Gives the line its width, and the outlines theirs.
  mutating func fit() {
    fitOutlines()
    let natural = letters.reduce(0) { $0 + $1.slot + $1.gap }
    guard let width = run.width, natural > 0, width > 0, width.isFinite, run.size > 0 else { return }
    let isJoined = letters.contains(where: \.isJoined)
    let ratio = max(1 - Self.squeezeLimit, min(width / natural, 1 + Self.stretchLimit))
    for index in letters.indices {
      letters[index].slot *= ratio
      letters[index].gap *= ratio
      letters[index].width *= ratio
      letters[index].stretch *= ratio
    }
    let rest = width - natural * ratio
    let breaks = letters.indices.dropLast().filter {
      isJoined ? letters[$0].scalar == " " : !letters[$0].isMark && letters[$0].slot > 0
    }
    var gap = breaks.isEmpty ? 0 : rest / Double(breaks.count)
    // Joined letters are not pulled apart, and words not far: the line is shorter, and begins where it is read from.
    if isJoined { gap = max(-0.1, min(gap / run.size, 0.25)) * run.size }
    if isJoined, run.isRightToLeft { indent = max(0, rest - gap * Double(breaks.count)) }
    for index in breaks { letters[index].gap += gap }
  }

  /// Makes outlines wider or narrower where those of their face are, on the average, far from the font that was measured.
  ///
  /// A smaller difference is one of the space between letters, and changes no letter: the system's font is set more tightly than Inter.
  /// Letters look too far apart sooner than too close.
  private mutating func fitOutlines() {
    var sums = Array(repeating: (slots: 0.0, widths: 0.0), count: faces.count)
    for letter in letters where letter.isMeasured && letter.glyph != nil {
      sums[letter.face].slots += letter.slot
      sums[letter.face].widths += letter.width
    }
    for index in letters.indices where letters[index].width > 0 && letters[index].file == nil {
      let letter = letters[index]
      let (slots, widths) = sums[letter.face]
      guard widths > 0 else { continue }
      let ratio = max(1 - Self.squeezeLimit, min(slots / widths, 1 + Self.stretchLimit))
      var stretch = ratio < 1 ? min(1, ratio + Self.bearingShare) : max(1, ratio - Self.bearingShare / 2)
      // No letter reaches far into its neighbors.
      if letter.isMeasured { stretch = min(stretch, letter.slot * 1.1 / letter.width) }
      letters[index].stretch = stretch
      letters[index].width *= stretch
      if !letter.isMeasured { letters[index].slot *= stretch }
    }
  }
}
