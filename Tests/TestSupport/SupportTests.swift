import Testing

/// What other tests rely on.
struct SupportTests {
  @Test("A row of the page takes the place of its like, or comes last")
  func rows() {
    let page = "# Title\n\n| tried | came |\n|---|---|\n| a | 1 |\n| b | 2 |\n\nEnd\n"
    #expect(AttackPage.recording("| a | 1 |", named: "a", in: page) == page)
    #expect(AttackPage.recording("| a | 3 |", named: "a", in: page) == page.replacing("| a | 1 |", with: "| a | 3 |"))
    let longer = page.replacing("| b | 2 |\n", with: "| b | 2 |\n| c | 3 |\n")
    #expect(AttackPage.recording("| c | 3 |", named: "c", in: page) == longer)
  }

  @Test("A sample has as many cases as are asked for, each once", arguments: [0, 1, 59, 60, 61, 3_600, 65_537])
  func samples(count: Int) {
    let indexes = Sampling.indexes(60, of: count)
    #expect(Set(indexes).count == (Sampling.isExhaustive ? count : min(count, 60)))
    #expect(indexes.allSatisfy { 0 <= $0 && $0 < count })
  }

  @Test("Cases are some steps apart, and one of a few is tried")
  func steps() {
    #expect(Sampling.every(7, of: 10..<30, from: 0) == [10, 17, 24])
    #expect(Sampling.every(7, of: 10..<30, from: 9) == [12, 19, 26])
    #expect(Sampling.every(7, of: ["a", "b"], from: 3) == ["b"])
    #expect(Sampling.every(7, of: [Int](), from: 3) == [])
    #expect(Sampling.every(1, of: 0..<3, from: 2) == [0, 1, 2])
    #expect(Sampling.sample(0..<3 * Sampling.step).count == 3)
    #expect([0, 1, 3 * Sampling.step].map(Sampling.count) == [0, 1, 3])
  }
}
