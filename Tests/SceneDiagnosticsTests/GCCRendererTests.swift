import SceneDiagnostics
import Testing

@Suite("GCC renderer")
struct GCCRendererTests {
  @Test("A diagnostic is one line, and a note another")
  func form() {
    let source = SourceText(path: "a/b.scene.yaml", text: "é: 1\r\nb: 2\r\n")
    let note = Diagnostic.Note("first here", at: SourceRange(0, 2))
    let diagnostics = [
      Diagnostic(DiagnosticKind("x-y", ""), "bad\nthing", at: SourceRange(4, 5), hint: "did you mean 'c'?"),
      Diagnostic(DiagnosticKind("z", .warning, ""), "w", at: SourceRange(7, 8), notes: [note]),
    ]
    #expect(
      GCCRenderer().render(diagnostics, in: source) == """
        a/b.scene.yaml:1:4: error: bad␊thing; did you mean 'c'? [x-y]
        a/b.scene.yaml:2:1: warning: w [z]
        a/b.scene.yaml:1:1: note: first here

        """
    )
    #expect(GCCRenderer().render([], in: source) == "")
  }
}
