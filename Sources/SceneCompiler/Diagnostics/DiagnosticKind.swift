package import SceneDiagnostics

/// What all diagnostics of one id have in common.
package struct DiagnosticKind: Hashable, Sendable {
  /// The stable name: `unknown-property`.
  package var id: String
  package var severity: Severity
  /// The correct state, in a sentence.
  package var summary: String

  /// Makes a kind of diagnostic.
  package init(_ id: String, _ severity: Severity = .error, _ summary: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
  }

  /// Makes a kind of error.
  package init(_ id: String, _ summary: String) { self.init(id, .error, summary) }
}
