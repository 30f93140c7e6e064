package import SceneDiagnostics

/// A finding of a rule at one location; the linter adds the rule's id and severity.
package struct LintFinding: Sendable {
  /// What is wrong, as a phrase without a period that quotes the user's words with `'`.
  package var message: String
  /// The range of the wrong text.
  package var range: SourceRange
  /// What to do; nil if the message says it.
  package var hint: String?
  package var notes: [Diagnostic.Note]
  /// Alternative fixes for the problem; `--fix` applies only certain ones.
  package var fixIts: [Diagnostic.FixIt]
  /// The severity in place of the rule's, unless the rule's is error; nil for the rule's.
  package var severity: Severity?

  /// Creates a finding.
  package init(
    _ message: String,
    at range: SourceRange,
    hint: String? = nil,
    notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = [],
    severity: Severity? = nil
  ) {
    self.message = message
    self.range = range
    self.hint = hint
    self.notes = notes
    self.fixIts = fixIts
    self.severity = severity
  }

  /// The finding as a diagnostic of its rule, with the severity that the rule has in the configuration.
  func diagnostic(of kind: DiagnosticKind, _ severity: Severity) -> Diagnostic {
    var diagnostic = Diagnostic(kind, message, at: range, hint: hint, notes: notes, fixIts: fixIts)
    diagnostic.severity = severity == .error ? severity : self.severity ?? severity
    return diagnostic
  }
}
