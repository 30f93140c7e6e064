/// What a character does to the order of a line: its Bidi_Class, by the names of UAX #9.
///
/// Unicode's table is not part of Swift. Scripts stand together in blocks, and the rest follows from the general
/// category.
package enum BidiClass: Hashable, Sendable {
  /// A letter that runs to the right, one that runs to the left, and one of Arabic or Syriac.
  case l, r, al
  /// A European digit, what separates such digits, what ends such a number, and an Arabic digit.
  case en, es, et, an
  /// What separates digits of both kinds, a mark on the character before, and what has no part in the order.
  case cs, nsm, bn
  /// The end of a paragraph, a tab, a space, and other neutral characters.
  case b, s, ws, on

  /// The class of a character.
  ///
  /// Embeddings, overrides and isolates (U+202A to U+202E, U+2066 to U+2069) are `bn`: they change nothing.
  package init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    self =
      switch value {
      case 0x41...0x5A, 0x61...0x7A: .l
      case 0x30...0x39, 0xB2...0xB3, 0xB9, 0x6F0...0x6F9, 0x2070...0x2079, 0x2080...0x2089, 0x2488...0x249B,
        0xFF10...0xFF19:
        .en
      case 0x2B, 0x2D, 0x207A...0x207B, 0x208A...0x208B, 0x2212: .es
      case 0x23...0x25, 0xA2...0xA5, 0xB0...0xB1, 0x66A, 0x2030...0x2034, 0x212E, 0x2213: .et
      case 0x2C, 0x2E...0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: .cs
      case 0x600...0x605, 0x660...0x669, 0x66B...0x66C, 0x6DD, 0x890...0x891, 0x8E2: .an
      case 0x09, 0x0B, 0x1F: .s
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: .b
      case 0x0C, 0x20, 0x2028: .ws
      case 0x200E: .l
      case 0x200F: .r
      case 0x61C: .al
      // Fractions and modifiers, and signs of Arabic that stand in both directions.
      case 0xBC...0xBE, 0x2153...0x215F, 0x2B9...0x2BA, 0x2C2...0x2CF, 0x606...0x607, 0x60E...0x60F, 0x6DE, 0x6E9,
        0xFD3E...0xFD4F,
        0xFDCF, 0xFDFD...0xFDFF:
        .on
      default: Self.byCategory(scalar)
      }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: .nsm
    case .format, .control: .bn
    case .spaceSeparator, .lineSeparator: .ws
    case .currencySymbol: .et
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .modifierSymbol, .otherSymbol:
      ofScript(scalar.value) ?? .on
    default: ofScript(scalar.value) ?? .l
    }
  }

  /// The class of the letters of a block that is written from right to left; nil elsewhere.
  private static func ofScript(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10D00...0x10D3F, 0x10F30...0x10F6F,
      0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F, 0x1EE00...0x1EEFF:
      .al
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EFFF: .r
    default: nil
    }
  }
}
