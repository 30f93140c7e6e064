import SceneDiagnostics
import SceneTooling

/// One scene to lint, with everything that a thread needs for it.
struct LintJob: Sendable {
  var input: SceneInput
  /// The text of standard input; nil for a file, which is read when its turn comes.
  var given: SourceText?
  var project: Project
  var linter: Linter
  var fixes: LintRequest.Fixes
  var files: FileSystem

  /// Reads, lints, and finds the fixes that are to be made; writes nothing.
  func perform() -> LintOutcome {
    do throws(FileError) {
      let source = if let given { given } else { SourceText(path: input.path, bytes: try files.contents(input.path)) }
      var outcome = LintOutcome(source: source, linted: linter.lint(source))
      guard fixes != .none, outcome.linted.diagnostics.contains(where: { !$0.fixIts.isEmpty }) else { return outcome }
      let fixer = SceneFixer(linter: linter, makesUncertain: fixes == .all)
      guard let fixed = fixer.fixed(source, linted: outcome.linted) else { return outcome }
      outcome.original = source
      (outcome.source, outcome.linted, outcome.fixed) = (fixed.source, fixed.linted, fixed.source)
      return outcome
    } catch {
      return LintOutcome(
        source: SourceText(path: input.path, bytes: []),
        linted: LintedScene(diagnostics: []),
        failure: error
      )
    }
  }
}

/// What became of one scene.
struct LintOutcome: Sendable {
  /// The text that was linted last.
  var source: SourceText
  var linted: LintedScene
  /// The text before it was fixed; nil where nothing was.
  var original: SourceText?
  /// The text with its fixes; nil where nothing is to be changed.
  var fixed: SourceText?
  /// Why the file could not be read; nil where it could.
  var failure: FileError?
}
