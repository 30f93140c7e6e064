import SceneDiagnostics
import SceneTooling

/// One scene to lint, with everything that a thread needs for it.
struct LintJob: Sendable {
  var text: SceneText
  var project: Project
  var linter: Linter
  var fixes: LintRequest.Fixes

  /// Reads, lints, and finds the fixes that are to be made; writes nothing.
  func perform() -> Result<LintOutcome, FileError> {
    text.read().map { source in
      let outcome = LintOutcome(source: source, linted: linter.lint(source))
      guard fixes != .none, outcome.linted.diagnostics.contains(where: { !$0.fixIts.isEmpty }) else { return outcome }
      let fixer = SceneFixer(linter: linter, makesUncertain: fixes == .all)
      guard let fixed = fixer.fixed(source, linted: outcome.linted) else { return outcome }
      return LintOutcome(source: fixed.source, linted: fixed.linted, original: source)
    }
  }
}

/// What became of one scene.
struct LintOutcome: Sendable {
  /// The text with its fixes, where some are to be made.
  var source: SourceText
  /// What is found in it.
  var linted: LintedScene
  /// The text before it was fixed; nil where nothing is to be changed.
  var original: SourceText?
}
