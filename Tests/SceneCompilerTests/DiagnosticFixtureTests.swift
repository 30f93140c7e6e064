import Foundation
import SceneCompiler
import SceneDiagnostics
import Testing

/// Every fixture has exactly the diagnostics that its comments announce: no other, and none less.
@Suite struct DiagnosticFixtureTests {
  @Test(arguments: Fixtures.scenes(in: "diagnostics"))
  func announcedDiagnostics(name: String) throws {
    let path = "Tests/Fixtures/diagnostics/\(name)"
    let text = String(decoding: try Fixtures.bytes(path), as: UTF8.self)
    let stripped = ExpectedDiagnostics.strip(text)
    let source = SourceText(path: path, text: stripped)
    let diagnostics = Pipeline().validated(source).diagnostics
    let annotated = ExpectedDiagnostics.annotate(stripped, diagnostics, source)
    if Fixtures.isRecording {
      try Fixtures.record(annotated, at: path)
      Issue.record("recorded \(path)")
    } else {
      #expect(annotated == text)
      #expect(!diagnostics.isEmpty, "a fixture without diagnostics belongs in Tests/Fixtures/scenes")
    }
  }

  /// Every rule's ids are met in some fixture.
  @Test func everyRuleHasAFixture() throws {
    let texts = try Fixtures.scenes(in: "diagnostics").map {
      String(decoding: try Fixtures.bytes("Tests/Fixtures/diagnostics/\($0)"), as: UTF8.self)
    }
    // No class of the catalog demands a property yet; an application's schema can.
    for id in ValidationRules.ids where id != "missing-property" {
      #expect(texts.contains { $0.contains("^ \(id): ") }, "no fixture has '\(id)'")
    }
  }
}
