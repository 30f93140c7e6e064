/// The direction in which a paragraph is read, by its letters.
enum TextDirection: Hashable {
  case leftToRight, rightToLeft

  /// The direction of the first letter that has one, as UIKit takes it for `NSWritingDirection.natural` (rules P2 and P3 of the
  /// Unicode Bidirectional Algorithm); nil for text without such a letter.
  init?(of text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x200E: self = .leftToRight
      case 0x200F, 0x061C: self = .rightToLeft
      default:
        guard scalar.properties.isAlphabetic else { continue }
        self = Self.isOfRightToLeftScript(scalar) ? .rightToLeft : .leftToRight
      }
      return
    }
    return nil
  }

  /// Whether a letter belongs to one of the scripts that are written from right to left, whose blocks stand together.
  private static func isOfRightToLeftScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
