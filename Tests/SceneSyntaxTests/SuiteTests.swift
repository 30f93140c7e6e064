import SceneDiagnostics
import SceneSyntax
import Testing

/// The YAML test suite, where it is at hand beside the package.
@Suite("YAML test suite", .enabled(if: SuiteCase.isPresent, "the YAML test suite is not beside the package"))
struct SuiteTests {
  /// What YAML allows and a scene does not.
  private static let ownRules: Set = ["core-tag", "line-separator", "multiple-documents", "tag-directive"]

  private static let cases = SuiteCase.all.filter { !SuiteDeviations.names.contains($0.name) }

  @Test("A valid text has the suite's events", arguments: cases.filter { !$0.isFailure })
  func valid(_ test: SuiteCase) throws {
    let result = Samples.tree(test.yaml)
    #expect(try events(of: result.value) == #require(test.expectedEvents))
    #expect(result.diagnostics.filter { !Self.ownRules.contains($0.id) } == [])
    #expect(result.diagnostics.contains { $0.id == "multiple-documents" } == (test.documentCount > 1))
  }

  @Test("A broken text is an error", arguments: cases.filter(\.isFailure))
  func broken(_ test: SuiteCase) {
    #expect(Samples.tree(test.yaml).diagnostics.hasErrors)
  }

  @Test("Whatever the text, its tree is sound", arguments: SuiteCase.all)
  func sound(_ test: SuiteCase) {
    let result = Samples.tree(test.yaml)
    expectSound(result.value)
    expectSound(result.diagnostics, in: result.value.source)
  }

  @Test("Every deviation names a case")
  func deviationsExist() {
    #expect(SuiteDeviations.names.subtracting(SuiteCase.all.map(\.name)) == [])
  }
}
