import DioramaCLI
import SceneCompiler
import SceneDiagnostics
import Testing

/// Every diagnostic has a page, whose examples show it and show what to write.
@Suite struct DiagnosticPageTests {
  @Test func pagesAreTheRegistry() {
    #expect(DiagnosticPage.ids == DiagnosticRegistry.tool.ofTool.map(\.id))
  }

  @Test(arguments: DiagnosticPage.ids)
  func examples(id: String) throws {
    let page = try DiagnosticPage(id)
    let kind = try #require(DiagnosticRegistry.tool[id])
    #expect(page.title == id)
    #expect(page.summary == kind.summary)
    #expect(page.sections == ["What it means", "Why it matters", "Wrong", "Right"])
    let wrong = page.diagnostics(of: "Wrong")
    #expect(!wrong.isEmpty && wrong.allSatisfy { $0.id == id }, "\(wrong.map(\.id)) \(wrong.map(\.message))")
    #expect(wrong.allSatisfy { $0.severity == kind.severity })
    #expect(page.examples["Right"]?.isEmpty == false)
    #expect(page.diagnostics(of: "Right").isEmpty, "\(page.diagnostics(of: "Right").map(\.message))")
  }
}
