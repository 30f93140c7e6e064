import SceneDiagnostics
import Testing

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "The nearest word is found",
    arguments: [
      ("txt", ["tag", "text", "font"], "text"),
      ("isHiden", ["isHidden", "isOpaque"], "isHidden"),
      ("ishidden", ["isHidden", "hidden"], "isHidden"),
      ("fotn", ["frame", "font"], "font"),
      ("UILable", ["UIView", "UILabel", "UITable"], "UILabel"),
      ("bar", ["baz", "car"], "baz"),
      ("Text", ["test", "text"], "text"),
      ("x", ["id", "y"], "y"),
      ("i", ["id"], "id"),
      ("idd", ["id"], "id"),
    ]
  )
  func near(_ word: String, _ candidates: [String], _ expected: String) {
    #expect(Spelling.nearest(to: word, in: candidates) == expected)
  }

  @Test(
    "A word that is too far away is not suggested",
    arguments: [
      ("text", ["font", "tag"]), ("ab", ["xy", "cab"]), ("colour", ["frame"]), ("", ["a"]), ("a", []), ("a", [""]),
      ("same", ["same"]), (String(repeating: "x", count: 10_000), [String(repeating: "x", count: 10_001)]),
    ]
  )
  func far(_ word: String, _ candidates: [String]) {
    #expect(Spelling.nearest(to: word, in: candidates) == nil)
  }
}
