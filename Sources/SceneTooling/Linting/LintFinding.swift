package import SceneDiagnostics

/// What a rule found at one place; the rule's id and weight are added by whoever asked.
package struct LintFinding: Sendable {
  /// What is wrong, as a phrase without a period that quotes the user's words with `'`.
  package var message: String
  /// The exact characters that are wrong.
  package var range: SourceRange
  /// What to do; nil where the message says it.
  package var hint: String?
  package var notes: [Diagnostic.Note]
  /// Edits that each solve the problem; only a certain one is made unasked.
  package var fixIts: [Diagnostic.FixIt]
  /// What it weighs at most, unless findings of the rule are errors; nil for what the rule's weigh.
  package var severity: Severity?

  /// Makes a finding.
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

  /// The finding as a diagnostic of its rule.
  func diagnostic(of id: String, _ severity: Severity) -> Diagnostic {
    let severity = severity == .error ? severity : self.severity ?? severity
    return Diagnostic(id, severity, message, at: range, hint: hint, notes: notes, fixIts: fixIts)
  }
}
