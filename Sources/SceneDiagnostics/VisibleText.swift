/// Makes text safe to display: it cannot move the cursor, change colors or reorder text.
package enum VisibleText {
  /// The text with everything invisible written as an escape, and a backslash before `quote` and backslashes.
  ///
  /// What it gives can be read back unmistakably, which dumps need.
  package static func escaped(_ text: String, quote: Unicode.Scalar) -> String {
    let isPlain = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\\") && UInt32($0) != quote.value }
    if isPlain { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\\", quote:
        result.append("\\")
        result.append(scalar)
      default: result.append(contentsOf: shown(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  /// The text with control characters as pictures and other invisible ones as escapes.
  package static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    return text.unicodeScalars.map(shown).joined()
  }

  /// The text as the first of a line of output: as it can be shown, with `./` before a name that begins with a colon.
  ///
  /// Build servers obey lines that begin with `::`, and somebody else's file may have such a name.
  package static func line(_ text: String) -> String {
    let shown = shown(text)
    let first = shown.unicodeScalars.first { !$0.properties.isWhitespace }
    return first == ":" ? "./" + shown : shown
  }

  /// One scalar as it can be shown.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    guard isUnsafe(scalar) else { return String(Character(scalar)) }
    let picture: UInt32? =
      switch scalar.value {
      case 0..<0x20: 0x2400 + scalar.value
      case 0x7F: 0x2421
      default: nil
      }
    if let picture, let scalar = Unicode.Scalar(picture) { return String(Character(scalar)) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Whether a terminal could act on the scalar, or a reader not see it.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Soft hyphen, zero-width space, direction marks, line separators, direction overrides and isolates, and marks of
    // byte order; joiners stay, since emoji and several scripts are written with them.
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }
}
