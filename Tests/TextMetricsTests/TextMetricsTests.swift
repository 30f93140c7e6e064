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
    // V and o are closer to each other; the tracking at 17 points is negative.
    let font = TextFont(size: 17)
    let apart = font.width(of: "V") + font.width(of: "o")
    #expect(font.width(of: "Vo") < apart)
    #expect(isNear(font.width(of: " "), 17 * (576.0 - 52) / 2048))
    #expect(isNear(font.width(of: "0 "), font.width(of: "0") + font.width(of: " ")))
    #expect(font.width(of: "") == 0)
  }

  @Test("Letters with marks are as wide, and kerned, as those without")
  func marks() {
    let font = TextFont(size: 17)
    #expect(font.width(of: "\u{C4}\u{D6}\u{FC}\u{1EC7}") == font.width(of: "AOue"))
    #expect(font.width(of: "T\u{F6}") == font.width(of: "To"))
    #expect(font.width(of: "\u{C6}") > font.width(of: "A"))
    #expect(font.width(of: "\u{416}") > font.width(of: "\u{433}"))
  }

  /// Widths of lines that UIKit of iOS 26.1 gave, in points.
  ///
  /// None of the three texts has kerning.
  @Test(
    "Lines are as wide as on iOS in all weights and sizes",
    arguments: [
      (TextFont.Weight.ultraLight, 8.0, "iiiiillll", 17.0948), (.thin, 11, "iiiiillll", 22.3774),
      (.light, 16, "iiiiillll", 31.2949), (.medium, 39, "Hello UIKit", 180.34723),
      (.semibold, 39, "WWWW MMMM", 291.90233),
      (.bold, 39, "Hello UIKit", 189.63940), (.heavy, 39, "iiiiillll", 94.75263),
      (.black, 17.5, "WWWW MMMM", 139.29831),
      (.regular, 16, "iiiiillll", 33.1406),
    ]
  )
  func measured(weight: TextFont.Weight, size: Double, text: String, width: Double) {
    #expect(abs(TextFont(.system(weight), size: size).width(of: text) - width) < 0.0002)
  }

  @Test("Italic text is as wide as on iOS, and the monospaced font has one advance")
  func italic() {
    let italic = TextFont(.system(.regular, isItalic: true), size: 39)
    #expect(abs(italic.width(of: "Hello UIKit") - 177.80420) < 0.0002)
    #expect(abs(TextFont(.monospacedSystem, size: 17.5).width(of: "WWWW MMMM") - 97.36084) < 0.0002)
    #expect(TextFont(named: ".SFUI-RegularItalic", size: 17).face == .system(.regular, isItalic: true))
    #expect(TextFont(named: "SFMono-Regular", size: 17).face == .monospacedSystem)
    #expect(TextFont(named: "SFProText-Heavy", size: 17).face == .system(.heavy))
  }

  @Test("Tracking between whole sizes is in proportion, and the display cut begins between 17 and 28 points")
  func sizes() {
    #expect(isNear(TextFont(size: 10.5).width(of: " "), 10.5 * (576.0 + 18) / 2048))
    #expect(isNear(TextFont(size: 28).width(of: " "), 28 * (420.0 + 28) / 2048))
    #expect(TextFont(size: 3).width(of: " ") > 0)
    let widths = stride(from: 16, through: 29, by: 0.5).map { TextFont(size: $0).width(of: "Hamburgefonstiv") }
    #expect(widths == widths.sorted())
  }

  @Test("The fonts of earlier systems have their display cut from 20 points on, and wider letters at 17")
  func earlier() {
    func widths(_ size: Double) -> (earlier: Double, now: Double) {
      var font = TextFont(size: size)
      let now = font.width(of: "Label")
      font.edition = .separateCuts
      return (font.width(of: "Label"), now)
    }
    let (small, below, large) = (widths(17), widths(19.5), widths(20))
    // The text cut is the wider one, and today's font is on the way to the display cut at 19.5 points.
    #expect(small.earlier > small.now && below.earlier > below.now)
    // From the text cut with its tracking of 19 points to the display cut.
    #expect(below.earlier / 19.5 > large.earlier / 20)
    #expect(widths(12) == (widths(12).now, widths(12).now))
  }

  @Test("Heavier faces are wider, in this order")
  func weights() {
    for size in [17.0, 34] {
      let widths = TextFont.Weight.allCases.map { TextFont(.system($0), size: size).width(of: "Hamburgefonstiv 0123") }
      #expect(widths == widths.sorted())
      #expect(Set(widths).count == widths.count)
    }
  }

  @Test("Characters that the tables lack have a width: an em in the East, none where they change the one before")
  func missing() {
    let font = TextFont(size: 10)
    #expect(font.width(of: "\u{4E00}") > 9)
    #expect(font.width(of: "a\u{301}") == font.width(of: "a"))
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
