/// The forms of Arabic letters, which depend on the letters around them.
///
/// Which letters join is known from the forms that the face has: one with an initial form joins on both sides, one with a final form
/// to the letter before only. Marks change nothing, and a lam with an alef behind it is one sign.
enum JoinedLetters {
  /// The bits of a code that hold the form of a letter.
  static let formShift: UInt32 = 24

  private static let final: UInt32 = 1 << formShift
  private static let initial: UInt32 = 2 << formShift
  private static let medial: UInt32 = 3 << formShift

  /// Whether a letter with this code is joined to the one before it.
  static func joinsBefore(_ code: UInt32) -> Bool {
    switch code {
    // A line between letters, and the signs of lam and alef that are joined.
    case 0x640, 0xFEF6, 0xFEF8, 0xFEFA, 0xFEFC: true
    default: code >> formShift & 1 == 1
    }
  }

  /// The codes of a text's characters in a face: those of letters have their forms.
  ///
  /// - Parameters:
  ///   - scalars: The characters, as they are read.
  ///   - face: The face.
  /// - Returns: A code for each character; nil for an alef that is part of the lam before it.
  static func codes(of scalars: [Unicode.Scalar], in face: LetterFace) -> [UInt32?] {
    var codes: [UInt32?] = scalars.map(\.value)
    guard scalars.contains(where: { 0x600...0x6FF ~= $0.value }) else { return codes }
    // The letter before, as far as it joins the next.
    var open: Int?
    for (index, scalar) in scalars.enumerated() {
      guard !isMark(scalar) else { continue }
      let code = scalar.value
      // A line without a letter, and a sign that cannot be seen, join on both sides and have one form.
      if code == 0x640 || code == 0x200D {
        if let open { join(&codes[open]) }
        open = index
        continue
      }
      if let open, codes[open].map({ $0 & 0xFFFFFF }) == 0x644, let sign = lamAlef(code), face.glyph(of: sign) != nil {
        // The letter before the lam shows whether the sign is joined to it.
        let isJoined = codes[open].map { $0 >> formShift == 1 } ?? false
        codes[open] = isJoined ? sign + 1 : sign
        codes[index] = nil
      } else if let before = open, face.glyph(of: code | final) != nil {
        join(&codes[before])
        codes[index] = code | final
        open = face.glyph(of: code | initial) == nil ? nil : index
        continue
      } else {
        open = face.glyph(of: code | initial) == nil ? nil : index
        continue
      }
      open = nil
    }
    return codes
  }

  /// Gives a letter the form that joins it to the next.
  private static func join(_ code: inout UInt32?) {
    guard let known = code, known & 0xFFFFFF != 0x640, known != 0x200D else { return }
    code = known & 0xFFFFFF | (known >> formShift == 1 ? medial : initial)
  }

  /// The sign of a lam and the alef behind it; nil for all other letters.
  private static func lamAlef(_ code: UInt32) -> UInt32? {
    switch code {
    case 0x622: 0xFEF5
    case 0x623: 0xFEF7
    case 0x625: 0xFEF9
    case 0x627: 0xFEFB
    default: nil
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x2FF && scalar.properties.generalCategory == .nonspacingMark
  }
}
