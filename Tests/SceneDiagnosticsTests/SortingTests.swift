import SceneDiagnostics
import Testing

@Suite("Sorting")
struct SortingTests {
  @Test("Diagnostics are sorted by location, id and message, each once")
  func sorting() {
    let first = Diagnostic(DiagnosticKind("b", ""), "x", at: SourceRange(1, 2))
    let second = Diagnostic(DiagnosticKind("a", .warning, ""), "z", at: SourceRange(1, 3))
    let third = Diagnostic(DiagnosticKind("b", .note, ""), "a", at: SourceRange(1, 3))
    let fourth = Diagnostic(DiagnosticKind("b", ""), "b", at: SourceRange(1, 3), hint: "h")
    let fifth = Diagnostic(DiagnosticKind("b", ""), "b", at: SourceRange(1, 3))
    let all = [fifth, fourth, third, first, second, fourth]
    #expect(all.sortedByLocation() == [first, second, third, fifth, fourth])
    #expect(all.hasErrors)
    #expect(![second, third].hasErrors)
    #expect([Diagnostic]().sortedByLocation().isEmpty)
  }
}
