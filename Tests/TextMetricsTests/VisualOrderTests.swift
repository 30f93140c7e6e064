import Testing
import TextMetrics

/// Lines stand in the order of the Unicode Bidirectional Algorithm (UAX #9).
struct VisualOrderTests {
  private func drawn(_ text: String, isRightToLeft: Bool) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: VisualOrder.drawn(Array(text.unicodeScalars), isRightToLeft: isRightToLeft))
    return String(result)
  }

  private func levels(_ text: String, isRightToLeft: Bool) -> [UInt8] {
    VisualOrder(Array(text.unicodeScalars), isRightToLeft: isRightToLeft).levels
  }

  @Test("Words that run to the left are turned around, in the order of the paragraph (L2)")
  func words() {
    #expect(drawn("שלום", isRightToLeft: true) == "םולש")
    #expect(drawn("שלום", isRightToLeft: false) == "םולש")
    #expect(drawn("שלום עולם", isRightToLeft: false) == "םלוע םולש")
    #expect(drawn("Hi שלום!", isRightToLeft: false) == "Hi םולש!")
    #expect(drawn("Hi שלום!", isRightToLeft: true) == "!םולש Hi")
    #expect(drawn("abc", isRightToLeft: true) == "abc")
    #expect(drawn("", isRightToLeft: true) == "")
  }

  @Test("Numbers run to the right inside of words that run to the left, with what belongs to them (W2 to W7)")
  func numbers() {
    #expect(drawn("יש 3 ספרים", isRightToLeft: true) == "םירפס 3 שי")
    #expect(drawn("12.50 ₪", isRightToLeft: true) == "₪ 12.50")
    #expect(drawn("₪12.50", isRightToLeft: true) == "₪12.50")
    #expect(drawn("מ-1,5%", isRightToLeft: true) == "1,5%-מ")
    #expect(drawn("1-2", isRightToLeft: true) == "1-2")
    #expect(drawn("3 + 4", isRightToLeft: true) == "4 + 3")
    #expect(drawn("ab 1 א", isRightToLeft: true) == "א ab 1")
    // Digits behind Arabic letters are Arabic ones, which a hyphen does not join (W2).
    #expect(levels("ب1-2", isRightToLeft: true) == [1, 2, 1, 2])
    #expect(levels("٣.٤", isRightToLeft: true) == [2, 2, 2])
  }

  @Test("Pairs of brackets have the direction of what is inside, or of what is before (N0), and are mirrored (L4)")
  func brackets() {
    #expect(drawn("תשלום (2)", isRightToLeft: true) == "(2) םולשת")
    #expect(drawn("א(b)ג", isRightToLeft: true) == "ג(b)א")
    #expect(drawn("a (אב) c", isRightToLeft: false) == "a (בא) c")
    #expect(drawn("אב (cd ef) ג", isRightToLeft: true) == "ג (cd ef) בא")
    #expect(drawn("ab (cd) אב", isRightToLeft: true) == "בא ab (cd)")
    #expect(drawn("אב<ג", isRightToLeft: true) == "ג>בא")
    #expect(drawn("«אב»", isRightToLeft: true) == "«בא»")
    // Brackets that have no partner are neutral.
    #expect(drawn(")א(", isRightToLeft: false) == ")א(")
    // The rule's own example: AB(CD[&ef]!)gh in a paragraph from right to left.
    #expect(levels("אב(גד[&ef]!)gh", isRightToLeft: true) == [1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2])
    // More brackets than the rule admits are neutral, and nothing else happens.
    let many = String(repeating: "(", count: 200) + "א" + String(repeating: ")", count: 200)
    #expect(levels(many, isRightToLeft: false).filter { $0 == 1 }.count == 1)
  }

  @Test("Neutral characters follow both sides, or the paragraph (N1 and N2), and spaces at the end the paragraph (L1)")
  func neutral() {
    #expect(levels("א ב", isRightToLeft: false) == [1, 1, 1])
    #expect(levels("א - b", isRightToLeft: false) == [1, 0, 0, 0, 0])
    #expect(levels("a ! א", isRightToLeft: true) == [2, 1, 1, 1, 1])
    #expect(levels("א  ", isRightToLeft: false) == [1, 0, 0])
    #expect(levels("a\tb", isRightToLeft: true) == [2, 1, 2])
    #expect(levels("a\u{200F}!", isRightToLeft: false) == [0, 1, 0])
  }

  @Test("A mark stands behind its letter (L3)")
  func marks() {
    #expect(Array(drawn("שָל", isRightToLeft: true).unicodeScalars) == ["ל", "ש", "\u{5B8}"])
    #expect(Array(drawn("שּׁב", isRightToLeft: true).unicodeScalars).last != "ש")
    #expect(Array(drawn("e\u{301}א", isRightToLeft: true).unicodeScalars) == ["א", "e", "\u{301}"])
    #expect(drawn("\u{5B8}", isRightToLeft: true) == "\u{5B8}")
  }

  @Test("A line of words in both directions keeps all its characters", arguments: [false, true])
  func permutation(isRightToLeft: Bool) {
    let parts = ["a", "א", "ب", "1", "٣", " ", "(", ")", "-", "+", ",", "$", "\u{5B8}", "\u{200F}", "\t", "!"]
    var seed: UInt64 = 7
    for length in 0..<400 {
      var line: [Unicode.Scalar] = []
      for _ in 0..<(length % 23) {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        line += parts[Int(seed >> 33) % parts.count].unicodeScalars
      }
      let order = VisualOrder(line, isRightToLeft: isRightToLeft)
      #expect(order.indices.sorted() == Array(line.indices))
      #expect(order.levels.allSatisfy { $0 >= (isRightToLeft ? 1 : 0) && $0 <= 2 })
    }
  }

  @Test(
    "A text is read in the direction of its first letter that has one (P2 and P3)",
    arguments: [("שלום", true), ("3 שלום", true), ("Hi שלום", false), ("ب", true), ("\u{200F}a", true)]
  )
  func direction(text: String, isRightToLeft: Bool) {
    #expect(ReadingDirection.isRightToLeft(text: text) == isRightToLeft)
    #expect(ReadingDirection.isRightToLeft(text: "12 + 3") == nil)
  }
}
