/// A word, a space or a line end of a text that is broken into lines.
package struct TextPiece: Sendable {
  /// The kind of a piece.
  package enum Kind: Hashable, Sendable {
    /// A word, which is not broken if it fits into a line.
    case word
    /// A space, at which lines can be broken; it is dropped at the end of a line.
    case space
    /// The end of a line.
    case lineEnd
  }

  /// The kind.
  package var kind: Kind
  /// The text; empty for a line end.
  package var text: String
  /// The width, in points.
  package var width: Double

  /// Creates a piece.
  package init(_ kind: Kind, _ text: String, width: Double) {
    self.kind = kind
    self.text = text
    self.width = width
  }

  /// The no-break, the figure and the narrow no-break space, at which Unicode forbids to break lines.
  private static let unbreakableSpaces: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]

  /// Splits text into pieces.
  ///
  /// A word ends at a space and after a hyphen; a no-break space is part of its word.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: Returns the width of a piece.
  package static func pieces(of text: String, width: (String) -> Double) -> [TextPiece] {
    // The letters of most text are bytes. A line end of two bytes is one letter.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return plainPieces(of: text, width: width) }
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

  /// The pieces of a text of printable ASCII characters, found by its bytes.
  private static func plainPieces(of text: String, width: (String) -> Double) -> [TextPiece] {
    var found: [TextPiece] = []
    var space: TextPiece?
    let bytes = text.utf8
    var start = bytes.startIndex
    func flush(_ end: String.Index) {
      guard start < end else { return }
      let word = String(text[start..<end])
      found.append(TextPiece(.word, word, width: width(word)))
    }
    for index in bytes.indices {
      let next = bytes.index(after: index)
      switch bytes[index] {
      case UInt8(ascii: " "):
        flush(index)
        let known = space ?? TextPiece(.space, " ", width: width(" "))
        space = known
        found.append(known)
        start = next
      case UInt8(ascii: "-"):
        flush(next)
        start = next
      default: break
      }
    }
    flush(bytes.endIndex)
    return found
  }
}
