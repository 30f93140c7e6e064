/// A word, a space or the end of a line, out of a text that is put into lines.
package struct TextPiece: Sendable {
  /// What a piece is to the lines.
  package enum Kind: Hashable, Sendable {
    /// What stays together where it fits.
    case word
    /// What lines may be broken at; it disappears at the end of a line.
    case space
    /// What ends a line.
    case lineEnd
  }

  /// What the piece is.
  package var kind: Kind
  /// What it consists of; empty at the end of a line.
  package var text: String
  /// How wide it is, in points.
  package var width: Double

  /// Creates a piece.
  package init(_ kind: Kind, _ text: String, width: Double) {
    self.kind = kind
    self.text = text
    self.width = width
  }

  /// The no-break, the figure and the narrow no-break space, at which Unicode forbids to break lines.
  private static let unbreakableSpaces: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]

  /// Cuts text into pieces.
  ///
  /// A word ends at a space and behind a hyphen; a space that forbids breaks is part of its word.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: How wide a piece of it is.
  package static func pieces(of text: String, width: (String) -> Double) -> [TextPiece] {
    var word = ""
    var found: [TextPiece] = []
    func flush() {
      guard !word.isEmpty else { return }
      found.append(TextPiece(.word, word, width: width(word)))
      word = ""
    }
    for letter in text {
      if letter.isNewline {
        flush()
        found.append(TextPiece(.lineEnd, "", width: 0))
      } else if letter.isWhitespace, !Self.unbreakableSpaces.contains(letter) {
        flush()
        found.append(TextPiece(.space, String(letter), width: width(String(letter))))
      } else {
        word.append(letter)
        if letter == "-" { flush() }
      }
    }
    flush()
    return found
  }
}
