import Testing
import TextMetrics

@Suite("Text is measured by tables")
struct TextMetricsTests {
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test("A line of the system font is 1.193359375 times as high as its size")
  func lineHeight() {
    #expect(TextFont(size: 17).lineHeight == 1.193359375 * 17)
    #expect(TextFont(size: 17).leading == 0)
    #expect(isNear(TextFont(size: 10).ascender, 9.521484375))
  }

  @Test("Advances, tracking and kerning of the system font add up")
  func widths() {
    // V and o stand closer to each other; the tracking at 17 points is negative.
    let font = TextFont(size: 17)
    let apart = font.width(of: "V") + font.width(of: "o")
    #expect(font.width(of: "Vo") < apart)
    #expect(isNear(font.width(of: " "), 17 * (0.2784 - 0.0215)))
    #expect(isNear(font.width(of: "0 "), font.width(of: "0") + font.width(of: " ")))
    #expect(font.width(of: "") == 0)
  }

  @Test("Tracking between whole sizes is in proportion, and the display cut begins at 20 points")
  func sizes() {
    #expect(isNear(TextFont(size: 10.5).width(of: " "), 10.5 * (0.2784 + (0.01481 + 0.00974) / 2)))
    #expect(isNear(TextFont(size: 20).width(of: " "), 20 * (0.2784 - 0.00381 - 0.0324)))
  }

  @Test("Heavier faces are wider, in this order")
  func weights() {
    let widths = TextFont.Weight.allCases.map { TextFont(.system($0), size: 17).width(of: "Hamburgefonstiv 0123") }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test("Characters that the tables lack have a width: an em in the East, none where they change the one before")
  func missing() {
    let font = TextFont(size: 10)
    #expect(font.width(of: "\u{4E00}") > 9)
    #expect(isNear(font.width(of: "a\u{301}") - font.width(of: "a"), 10 * 0.01481))
    #expect(TextFont(.sansSerif(isBold: false, isItalic: false), size: 10).width(of: "\u{4E00}") == 10)
    #expect(TextFont(size: .infinity).width(of: "a").isNaN == false)
  }

  @Test("No line breaks at a space that forbids it", arguments: ["\u{A0}", "\u{2007}", "\u{202F}"])
  func unbreakable(space: String) {
    let pieces = TextPiece.pieces(of: "1\(space)234 km") { Double($0.count) }
    #expect(pieces.map(\.text) == ["1\(space)234", " ", "km"])
  }

  @Test("Lines break between words, behind hyphens, at line ends and inside of words that are too wide")
  func lines() {
    func lines(_ text: String, _ width: Double, limit: Int = 0) -> [String] {
      let pieces = TextPiece.pieces(of: text) { Double($0.count) }
      let lines = TextLine.lines(of: pieces, width: width, limit: limit) { pieces[$0].text.map { _ in 1 } }
      return lines.map { line in
        line.parts.map { part in
          guard let letter = part.letter else { return pieces[part.piece].text }
          return String(Array(pieces[part.piece].text)[letter])
        }.joined()
      }
    }
    #expect(lines("one two three", 7) == ["one two", "three"])
    #expect(lines("well-known", 5) == ["well-", "known"])
    #expect(lines("one\u{2028}two\n", 20) == ["one", "two", ""])
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(lines("one two three four", 7, limit: 2) == ["one two", "three four"])
    #expect(lines("", 7).isEmpty)
  }
}
