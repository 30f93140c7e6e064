/// How many columns of a terminal a scalar takes.
enum DisplayWidth {
  /// 0 for what joins the character before it, 2 for East Asian wide characters and emoji, 1 otherwise.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if joinsPrevious(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// Whether the scalar is drawn onto the character before it.
  static func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return scalar.value == 0x200C || scalar.value == 0x200D || scalar.properties.isEmojiModifier
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    // Unicode's East_Asian_Width W and F, in blocks.
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
