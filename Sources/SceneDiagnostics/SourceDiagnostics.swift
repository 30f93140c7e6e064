/// What was found in a text.
package struct SourceDiagnostics: Sendable {
  /// The text.
  package var source: SourceText
  /// What was found in it; empty if nothing was.
  package var diagnostics: [Diagnostic]

  /// Creates a result, by default without findings.
  package init(_ source: SourceText, _ diagnostics: [Diagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }
}
