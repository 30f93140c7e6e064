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
      ("ID", ["id"], "id"),
      ("idd", ["id"], "id"),
      ("enabled", ["isEnabled", "isHidden"], "isEnabled"),
      ("isText", ["text", "isOn"], "text"),
      ("on", ["isOn", "tag"], "isOn"),
      ("minValue", ["minimumValue", "maximumValue", "value"], "minimumValue"),
      ("aspectFit", ["scaleToFill", "scaleAspectFit", "scaleAspectFill"], "scaleAspectFit"),
      ("email", ["default", "emailAddress", "URL"], "emailAddress"),
      ("titleText", ["title", "titleColor"], "title"),
      ("brandDrak", ["brand", "brandDark"], "brandDark"),
      ("titleFont", ["title", "titleLabel.font"], "titleLabel.font"),
      ("View", ["UITableView", "UIView", "UIViewController"], "UIView"),
    ]
  )
  func near(_ word: String, _ candidates: [String], _ expected: String) {
    #expect(Spelling.nearest(to: word, in: candidates) == expected)
  }

  @Test(
    "A word that is too far away is not suggested",
    arguments: [
      ("text", ["font", "tag"]), ("ab", ["xy", "cab"]), ("colour", ["frame"]), ("", ["a"]), ("a", []), ("a", [""]),
      ("a", ["b", "ab"]), ("x", ["id", "y"]), ("row1", ["row2", "row3"]), ("is", ["isHidden", "isOn"]),
      ("same", ["same"]), (String(repeating: "x", count: 10_000), [String(repeating: "x", count: 10_001)]),
    ]
  )
  func far(_ word: String, _ candidates: [String]) {
    #expect(Spelling.nearest(to: word, in: candidates) == nil)
  }

  @Test("Several words that are equally near are all suggested, but not more than three")
  func equallyNear() {
    let colors = ["textColor", "shadowColor", "tintColor", "backgroundColor"]
    #expect(
      Spelling.suggestion(for: "color", in: colors.prefix(3))
        == "did you mean 'textColor', 'shadowColor' or 'tintColor'?"
    )
    #expect(Spelling.suggestion(for: "color", in: colors) == nil)
    #expect(Spelling.nearest(to: "color", in: colors.prefix(3)) == nil)
  }

  @Test("Where nothing is near, a choice lists what there is")
  func choice() {
    #expect(Spelling.choice(for: "v", in: ["horizontal", "vertical"]) == "one of horizontal, vertical")
    #expect(Spelling.choice(for: "zzz", in: ["size"]) == "write size")
    #expect(Spelling.choice(for: "zzz", in: []) == nil)
    let many = (1...20).map { "case\($0)Color" }
    #expect(
      Spelling.choice(for: "zzz", in: many)
        == "for example case1Color, case2Color, case3Color, case4Color, case5Color or case6Color"
    )
  }

  @Test(
    "Articles follow what is spoken",
    arguments: [
      ("rect", "a rect"), ("image", "an image"), ("UIView", "a UIView"), ("NSObject", "an NSObject"),
      ("App.Main", "an App.Main"), ("Shop.Cart", "a Shop.Cart"), ("MKMapView", "an MKMapView"), ("", "a "),
    ]
  )
  func articles(_ noun: String, _ expected: String) {
    #expect(Wording.withArticle(noun) == expected)
  }

  @Test("With a budget, many names that are near many others cost no more than it, and none is suggested after that")
  func budget() {
    final class Counter: @unchecked Sendable { var looks = 0 }
    struct Candidates: Sequence, IteratorProtocol {
      var names: IndexingIterator<[String]>
      let counter: Counter
      mutating func next() -> String? {
        counter.looks += 1
        return names.next()
      }
    }
    let names = (0..<500).map { "title\($0)Labels" }
    func looks(_ words: Int) -> (looks: Int, suggestions: Int) {
      let counter = Counter()
      let found = SpellingBudget.$current.withValue(SpellingBudget(100_000)) {
        (0..<words).count {
          Spelling.nearest(to: "title\($0)Label", in: Candidates(names: names.makeIterator(), counter: counter)) != nil
        }
      }
      return (counter.looks, found)
    }
    let (few, many) = (looks(200), looks(20_000))
    #expect(few.suggestions > 1)
    #expect(many.looks == few.looks && many.suggestions == few.suggestions)
    #expect(few.looks < 100_000)
    #expect(Spelling.nearest(to: "title7Label", in: names) == "title7Labels")
  }

  @Test("With a budget, names are looked up among many others a hundred times")
  func longSearches() {
    let names = (0..<1_000).map { "title\($0)Labels" }
    func suggestions(_ words: Int, among names: ArraySlice<String>) -> Int {
      SpellingBudget.$current.withValue(SpellingBudget()) {
        (0..<words).count { Spelling.nearest(to: "title\($0 % names.count)Label", in: names) != nil }
      }
    }
    #expect(suggestions(90, among: names[...]) == 90)
    #expect(suggestions(900, among: names[...]) < 210)
    // Among few, each is.
    #expect(suggestions(900, among: names[..<100]) == 900)
  }
}
