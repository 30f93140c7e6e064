import SceneCompiler
package import SceneDiagnostics

extension DiagnosticKind {
  package static let baselineForm = DiagnosticKind(
    "baseline-form",
    "A baseline is not as `diorama lint --write-baseline` writes it."
  )
  package static let staleBaseline = DiagnosticKind(
    "stale-baseline",
    .warning,
    "A baseline has entries whose findings no longer exist."
  )
}

extension DiagnosticRegistry {
  /// Every problem that linting a scene reports.
  package static let lint = language.adding([
    .baselineForm, .staleBaseline,
  ]).adding(LintRules.all.map(\.kind))
}
