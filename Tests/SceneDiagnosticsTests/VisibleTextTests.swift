import SceneDiagnostics
import Testing

/// Names from elsewhere as output shows them.
struct VisibleTextTests {
  @Test(
    "A name at the start of a line is no command to a build server",
    arguments: [
      ("A.scene.yaml", "A.scene.yaml"), ("a::b", "a::b"), ("/::error::a", "/::error::a"), ("", ""),
      ("::error file=x::y", "./::error file=x::y"), (":x", "./:x"), (" \u{3000}::error::a", "./ \u{3000}::error::a"),
      ("a\n::error::b", "a␊::error::b"), ("\n::error::b", "␊::error::b"), ("\t::error::b", "␉::error::b"),
    ]
  )
  func lines(name: String, shown: String) {
    #expect(VisibleText.line(name) == shown)
  }

  @Test("Messages with one line each keep to it")
  func messages() {
    let source = SourceText(path: "::error::a.scene.yaml", text: "scene: 1\n")
    let diagnostic = Diagnostic(DiagnosticKind("x", ""), "a", at: SourceRange(0, 5))
    #expect(GCCRenderer().render([diagnostic], in: source) == "./::error::a.scene.yaml:1:1: error: a [x]\n")
  }
}
