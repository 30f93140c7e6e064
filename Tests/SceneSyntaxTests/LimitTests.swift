import SceneDiagnostics
import SceneSyntax
import Testing

@Suite("Limits")
struct LimitTests {
  @Test("Collections nest to the limit and not beyond")
  func nesting() {
    for (opening, closing) in [("[", "]"), ("{a: ", "}"), ("- ", ""), ("? ", "")] {
      func text(_ depth: Int) -> String {
        String(repeating: opening, count: depth) + "x" + String(repeating: closing, count: depth)
      }
      #expect(Samples.tree(text(256)).diagnostics == [])
      #expect(Samples.tree(text(257)).diagnostics.map(\.id) == ["nesting-limit"])
      #expect(Samples.tree(text(6), limits: SyntaxLimits(maximumDepth: 5)).diagnostics.map(\.id) == ["nesting-limit"])
    }
  }

  @Test("A text of brackets is given up at once", arguments: ["[", "{a: ", "- ", "? ", "[a,", "[[],"])
  func brackets(_ opening: String) {
    let result = Samples.tree(String(repeating: opening, count: 200_000))
    #expect(result.diagnostics.map(\.id) == ["nesting-limit"])
    #expect(result.value.nodeCount < 1_000)
  }

  @Test("A text beyond the size limit is not read")
  func size() {
    let limits = SyntaxLimits(maximumBytes: 4)
    #expect(Samples.tree("a: b", limits: limits).diagnostics == [])
    let result = Samples.tree("a: bc", limits: limits)
    #expect(result.diagnostics.map(\.id) == ["size-limit"])
    #expect(result.value.root == nil)
  }

  @Test("Nodes added by aliases are counted exactly")
  func aliasNodes() {
    // The list has three nodes, and is written out twice more; the second time within what is anchored again.
    let text = "- &a [x, y]\n- &b [*a]\n- *b\n"
    #expect(Samples.tree(text, limits: SyntaxLimits(maximumAliasNodes: 8)).diagnostics == [])
    let result = Samples.tree(text, limits: SyntaxLimits(maximumAliasNodes: 7))
    #expect(result.diagnostics.map(\.id) == ["alias-limit"])
    #expect(result.diagnostics.map { result.value.source.string(in: $0.range) } == ["*b"])
  }

  @Test("Aliases of aliases are refused before they grow, and never followed")
  func laughs() {
    var text = "- &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...60 {
      text += "- &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }
    let result = Samples.tree(text)
    #expect(result.diagnostics.map(\.id) == ["alias-limit"])
    expectSound(result.value)
  }

  @Test("Aliases cannot nest deeper than collections")
  func aliasNesting() {
    var text = "- &a0 [x]\n"
    for level in 1...400 { text += "- &a\(level) [*a\(level - 1)]\n" }
    let result = Samples.tree(text)
    #expect(result.diagnostics.first?.id == "nesting-limit")
    #expect(Set(result.diagnostics.map(\.id)) == ["nesting-limit"])
  }
}
