import JSONText
import SceneCompiler
import SceneDiagnostics
import SceneReports
import SceneSyntax

/// What all inputs of one run share: the catalog is read once.
@MainActor
package struct Workshop {
  let pipeline: Pipeline

  /// Makes a workshop with UIKit's classes.
  package init() {
    pipeline = Pipeline()
  }

  /// Holds what is true of the diagnostics of any input: their ranges lie in the text, and every report can show them.
  func check(_ diagnostics: [Diagnostic], in source: SourceText) throws(Finding) {
    for diagnostic in diagnostics {
      let edits = diagnostic.fixIts.flatMap(\.edits)
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) + edits.map(\.range) {
        guard 0 <= range.lowerBound, range.lowerBound <= range.upperBound, range.upperBound <= source.bytes.count
        else { throw Finding("'\(diagnostic.id)' lies at \(range), outside the text") }
      }
    }
    // Showing takes far longer than finding: a few say as much as all, and every eighth length is enough for reports.
    let diagnostics = Array(diagnostics.prefix(3))
    guard !diagnostics.isEmpty else { return }
    _ = HumanRenderer(usesColor: true).render(diagnostics, in: source)
    guard source.bytes.count % 8 == 0 else { return }
    _ = GCCRenderer().render(diagnostics, in: source)
    let findings = diagnostics.map { ReportedFinding($0, in: source) }
    let report = Report(version: "1", findings: findings)
    guard JSONValue.isText(JSONReport(report).value), JSONValue.isText(SARIFReport(report).value) else {
      throw Finding("a report is empty")
    }
  }

  /// The same of the diagnostics of a stage that makes nothing where there are errors.
  func check<Value>(_ result: Diagnosed<Value?>, in source: SourceText) throws(Finding) -> Value? {
    try check(result.diagnostics, in: source)
    if result.value == nil, !result.diagnostics.hasErrors { throw Finding("refused without an error") }
    if result.value != nil, result.diagnostics.hasErrors { throw Finding("accepted in spite of an error") }
    return result.value
  }
}

extension JSONValue {
  fileprivate static func isText(_ value: JSONValue) -> Bool { !value.text(width: 100).isEmpty }
}
