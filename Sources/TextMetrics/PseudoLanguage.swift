/// A language that nobody speaks, for testing layouts with longer, accented or right-to-left texts.
///
/// Its name is a private tag (BCP 47, section 2.1), which no language has.
package enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Texts of twice the length.
  case long = "x-long"
  /// Texts with marks above and below their letters.
  case accented = "x-accented"
  /// Texts from right to left.
  case rightToLeft = "x-rtl"

  /// A text in the language; placeholders such as `%@` stay.
  package func text(_ text: String) -> String {
    switch self {
    case .long: "\(text) \(text)"
    case .accented: Self.parts(of: text).map { $0.isPlaceholder ? $0.text : Self.accented($0.text) }.joined()
    case .rightToLeft:
      // The order of the lines stays, and so do placeholders.
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        Self.parts(of: String(line)).reversed().map { $0.isPlaceholder ? $0.text : String($0.text.reversed()) }.joined()
      }.joined(separator: "\n")
    }
  }

  private static func accented(_ text: String) -> String {
    String(text.map { letters[$0] ?? $0 })
  }

  private static let letters: [Character: Character] = [
    "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ",
    "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ",
    "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
    "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ",
    "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ",
    "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]

  /// The text, split into placeholders and the texts between them.
  private static func parts(of text: String) -> [(text: String, isPlaceholder: Bool)] {
    var parts: [(text: String, isPlaceholder: Bool)] = []
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { parts.append((String(rest[..<percent]), false)) }
      var end = rest.index(after: percent)
      while end < rest.endIndex, "0123456789$+-#'.hlqzLtj".contains(rest[end]) { end = rest.index(after: end) }
      if end < rest.endIndex { end = rest.index(after: end) }
      parts.append((String(rest[percent..<end]), true))
      rest = rest[end...]
    }
    if !rest.isEmpty { parts.append((String(rest), false)) }
    return parts
  }
}

/// Facts about a language or a pseudo-language by its name.
package enum LanguageName {
  /// Whether the language is read from right to left.
  package static func isRightToLeft(_ name: String) -> Bool {
    PseudoLanguage(rawValue: name).map { $0 == .rightToLeft } ?? ReadingDirection.isRightToLeft(name)
  }
}
