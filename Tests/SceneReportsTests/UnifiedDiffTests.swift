import SceneReports
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: old, to: new, label: "a.yaml").text
  }

  private func numbers(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

  @Test func equalTextsDifferInNothing() {
    #expect(diff("", "") == "")
    #expect(diff("a\nb", "a\nb") == "")
  }

  @Test func showsThreeLinesAround() {
    let expected = """
      --- a.yaml
      +++ a.yaml
      @@ -2,7 +2,7 @@
       2
       3
       4
      -5
      +five
       6
       7
       8

      """
    #expect(diff(numbers(1...9), numbers(1...4) + "five\n" + numbers(6...9)) == expected)
  }

  @Test func changesFarApartAreShownApart() {
    let new = "0\n" + numbers(1...20) + "end\n"
    let text = diff(numbers(1...20), new)
    #expect(text.contains("@@ -1,3 +1,4 @@\n+0\n 1\n"))
    #expect(text.contains("@@ -18,3 +19,4 @@\n 18\n 19\n 20\n+end\n"))
  }

  @Test func emptyTexts() {
    #expect(diff("", "a\n") == "--- a.yaml\n+++ a.yaml\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a.yaml\n+++ a.yaml\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func aMissingLineEndingIsTold() {
    let expected = """
      --- a.yaml
      +++ a.yaml
      @@ -1,2 +1,2 @@
       a
      -b
      \\ No newline at end of file
      +b

      """
    #expect(diff("a\nb", "a\nb\n") == expected)
  }

  @Test func canonicallyEquivalentTextsDiffer() {
    #expect(diff("\u{E9}\n", "e\u{301}\n").contains("@@"))
  }

  @Test func hugeChangesAreShownWhole() {
    let (old, new) = (numbers(1...5000), numbers(5001...10000))
    let text = diff(old, new)
    #expect(text.contains("@@ -1,5000 +1,5000 @@\n"))
  }
}
