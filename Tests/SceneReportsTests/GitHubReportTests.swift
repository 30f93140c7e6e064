import SceneDiagnostics
import SceneReports
import Testing

@Suite("Commands of GitHub Actions")
struct GitHubReportTests {
  private func line(_ diagnostic: Diagnostic, path: String = "a.yaml", text: String = "ab\ncd\n") -> String {
    GitHubReport.text([ReportedFinding(diagnostic, in: SourceText(path: path, text: text))])
  }

  @Test(
    "Each severity has its command",
    arguments: [(Severity.error, "error"), (.warning, "warning"), (.note, "notice")]
  )
  func commands(severity: Severity, command: String) {
    let text = line(
      Diagnostic(DiagnosticKind("some-rule", severity, ""), "wrong", at: SourceRange(1, 2), hint: "right?")
    )
    #expect(text == "::\(command) file=a.yaml,line=1,endLine=1,col=2,endColumn=3,title=some-rule::wrong; right?\n")
  }

  @Test("A range over several lines has no columns")
  func lines() {
    let text = line(Diagnostic(DiagnosticKind("x", ""), "y", at: SourceRange(1, 4)))
    #expect(text == "::error file=a.yaml,line=1,endLine=2,title=x::y\n")
  }

  @Test(
    "Nothing of a file ends a command or begins one",
    arguments: [
      ("100%", "100%25"), ("a,b:c", "a%2Cb%3Ac"), ("a\n::error::b", "a%0A%3A%3Aerror%3A%3Ab"), ("a\r\nb", "a%0D%0Ab"),
      ("%0A", "%250A"), ("\u{1B}[2J", "␛[2J"), ("日本 é", "日本 é"),
    ]
  )
  func paths(path: String, escaped: String) {
    let text = line(Diagnostic(DiagnosticKind("x", ""), "y", at: SourceRange(0, 0)), path: path)
    #expect(text == "::error file=\(escaped),line=1,endLine=1,col=1,endColumn=1,title=x::y\n")
  }

  @Test("A message keeps commas and colons, and its lines stay in one")
  func messages() {
    let note = Diagnostic.Note("first here", at: SourceRange(3, 4))
    let text = line(
      Diagnostic(DiagnosticKind("x", ""), "a, b: 5%\r\n::warning::c", at: SourceRange(0, 1), notes: [note])
    )
    #expect(text.hasSuffix("::a, b: 5%25%0D%0A::warning::c%0Anote: first here (a.yaml:2:1)\n"))
    #expect(GitHubReport.text(problem: "a\nb") == "::error title=diorama::a%0Ab\n")
  }
}
