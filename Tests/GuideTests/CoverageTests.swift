import Testing

/// Everything that a scene can have stands in a scene of some chapter, and is named by a sentence of the same chapter.
@Suite struct CoverageTests {
  private static let chapters = (try? GuidePage.chapters.map { ChapterContents(try GuidePage($0)) }) ?? []

  @Test func chaptersHaveEverything() {
    #expect(Construct.all.count > 200)
    let missing = Construct.all.filter { construct in !Self.chapters.contains { $0.has(construct) } }
    let words = missing.map { construct in
      let isShown = Self.chapters.contains { $0.shown.contains(construct) }
      let isExplained = Self.chapters.contains { $0.explained.contains(construct.name) }
      let fault = isShown ? isExplained ? "shown and named in different chapters" : "not named" : "not shown"
      return "\(construct.description): \(fault)"
    }
    #expect(words == [])
  }
}
