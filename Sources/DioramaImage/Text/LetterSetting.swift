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

  init(_ run: GlyphRun, _ scalars: [Unicode.Scalar]) {
    self.run = run
    // Letters are as high as those of the font that was measured.
    let capHeight = run.font.map { $0.capHeight / $0.size } ?? 0
    faces = run.style.faces(size: run.size).enumerated().map { index, slanted in
      let face = slanted.face
      let scale = index == 0 && capHeight > 0 && face.capHeight > 0 ? capHeight / face.capHeight : 1
      return Face(face: face, slope: slanted.slope, shares: face.shares(at: run.style.weight), scale: scale)
    }
    let codes = JoinedLetters.codes(of: scalars, in: .arabic)
    let order = VisualOrder(scalars, isRightToLeft: run.isRightToLeft)
    letters.reserveCapacity(scalars.count)
    for index in order.levels.contains(where: { $0 > 0 }) ? order.indices : Array(scalars.indices) {
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
    guard run.font != nil else { return }
    for index in letters.indices.dropLast() { letters[index].gap = kerning(letters[index], letters[index + 1]) }
  }

  private static func takesNoRoom(_ scalar: Unicode.Scalar) -> Bool {
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
    guard let font = run.font, !isForm, !(0x590...0x6FF ~= letter.scalar.value) else { return }
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
    guard let font = run.font, first.isMeasured, second.isMeasured else { return 0 }
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
    for index in letters.indices where letters[index].width > 0 {
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

/// Where marks are, whose outlines have their middle at x 0.
enum MarkPosition {
  /// The middle of a mark as a share of the width of its letter, from the left.
  static func share(of mark: Unicode.Scalar, on letter: Unicode.Scalar) -> Double {
    let isVav = letter.value == 0x5D5
    return switch mark.value {
    // Holam is above the left edge, and above a vav.
    case 0x5B9: isVav ? 0.5 : 0.1
    // Dagesh is inside, and left of the stem of a vav.
    case 0x5BC: isVav ? 0.1 : 0.5
    // The dots that distinguish shin and sin are above the right and the left arm.
    case 0x5C1: 0.86
    case 0x5C2: 0.12
    default: 0.5
    }
  }

  /// How much higher a mark is than its outline, as a share of the size: that of an accent is for small letters.
  static func rise(of mark: Unicode.Scalar, on letter: Unicode.Scalar) -> Double {
    guard 0x300...0x36F ~= mark.value, mark.properties.canonicalCombiningClass == .above else { return 0 }
    return letter.properties.isUppercase ? 0.18 : 0
  }
}
