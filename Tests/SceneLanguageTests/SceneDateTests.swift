import SceneLanguage
import Testing

@Suite struct SceneDateTests {
  @Test(
    "Dates are written in UTC",
    arguments: [
      (0.0, "2001-01-01T00:00:00Z"), (-1, "2000-12-31T23:59:59Z"), (94_672_800, "2004-01-01T18:00:00Z"),
      (99_748_800.25, "2004-02-29T12:00:00.25Z"), (-978_307_200, "1970-01-01T00:00:00Z"),
    ]
  )
  func text(seconds: Double, text: String) {
    #expect(SceneDate.text(seconds) == text)
  }

  @Test("Years that have no four digits cannot be written")
  func range() {
    #expect(SceneDate.text(SceneDate.range.lowerBound) == "0001-01-01T00:00:00Z")
    #expect(SceneDate.text(SceneDate.range.lowerBound - 1) == nil)
    #expect(SceneDate.text(SceneDate.range.upperBound - 1) == "9999-12-31T23:59:59Z")
    #expect(SceneDate.text(SceneDate.range.upperBound) == nil)
  }
}
