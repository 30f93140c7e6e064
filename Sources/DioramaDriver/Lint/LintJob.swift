import SceneCompiler
import SceneDiagnostics
import SceneLint

/// One scene to lint, with everything that a thread needs for it.
///
/// A class, since it has many parts and is handed around.
final class LintJob: SceneJob {
  let text: SceneText
  let project: Project
  private let linter: Linter
  private let fixes: LintRequest.Fixes
  /// The only rules whose findings are fixed; empty for all.
  private let only: Set<String>
  /// What a baseline knows of the scene, and the scene's path in it; nil without one.
  private let known: (findings: KnownFindings, path: String)?
  /// The scene's slot in the cache; nil without one.
  let slot: CacheSlot?

  /// Makes the job of a scene.
  init(
    text: SceneText,
    project: Project,
    linter: Linter,
    fixes: LintRequest.Fixes,
    only: Set<String>,
    known: (findings: KnownFindings, path: String)?,
    slot: CacheSlot?
  ) {
    (self.text, self.project, self.linter) = (text, project, linter)
    (self.fixes, self.only, self.known, self.slot) = (fixes, only, known, slot)
  }

  func known(_ entry: CacheEntry) -> LintOutcome? { LintOutcome(clean: entry, path: text.input.path) }

  /// Lints, and finds the fixes that are to be made; writes nothing.
  func perform(on source: SourceText, thread: Int) -> (outcome: LintOutcome, clean: CleanScene?) {
    let outcome = outcome(of: source, project.pipeline(on: thread))
    return (outcome, clean(outcome))
  }

  /// What is worth keeping of a scene; nil where something was found.
  private func clean(_ outcome: LintOutcome) -> CleanScene? {
    guard outcome.original == nil, outcome.linted.diagnostics.isEmpty, let facts = outcome.linted.facts else {
      return nil
    }
    return CleanScene(assets: outcome.linted.assets, images: outcome.linted.images, facts: facts)
  }

  private func outcome(of source: SourceText, _ pipeline: Pipeline) -> LintOutcome {
    var outcome = LintOutcome(source: source, linted: linter.lint(pipeline.checked(source)))
    outcome.reported = outcome.linted.diagnostics
    if let known {
      let sifted = known.findings.sift(outcome.linted.diagnostics, in: source, path: known.path)
      (outcome.reported, outcome.matched) = (sifted.rest, sifted.matched)
    }
    guard fixes != .none, outcome.reported.contains(where: { !$0.fixIts.isEmpty }) else { return outcome }
    var linter = linter
    linter.pipeline = pipeline
    let fixer = SceneFixer(linter: linter, makesUncertain: fixes == .all)
    let matched = outcome.matched
    guard
      let fixed = fixer.fixed(source, linted: outcome.linted, wanted: { rest($0, in: $1, matched: matched) })
    else { return outcome }
    outcome.reported = rest(fixed.linted.diagnostics, in: fixed.source, matched: matched)
    (outcome.source, outcome.linted, outcome.original) = (fixed.source, fixed.linted, source)
    outcome.fixCount = fixed.count
    return outcome
  }

  /// What no baseline knows; a known finding stays known where a fix of another changes its line.
  private func rest(_ diagnostics: [Diagnostic], in source: SourceText, matched: [KnownFinding: Int]) -> [Diagnostic] {
    let diagnostics = only.isEmpty ? diagnostics : diagnostics.filter { only.contains($0.id) }
    guard let known else { return diagnostics }
    return KnownFindings.siftFixed(diagnostics, in: source, path: known.path, known: matched)
  }
}

/// What became of one scene.
struct LintOutcome: Sendable {
  /// The text with its fixes, where some are to be made.
  var source: SourceText
  /// What is found in it.
  var linted: LintedScene
  /// What of that no baseline knows.
  var reported: [Diagnostic] = []
  /// What the baseline knew.
  var matched: [KnownFinding: Int] = [:]
  /// The text before it was fixed; nil where nothing is to be changed.
  var original: SourceText?
  var fixCount = 0
}

extension LintOutcome {
  /// What became of a scene that the cache knows to be clean.
  init(clean entry: CacheEntry, path: String) {
    let linted = LintedScene(diagnostics: [], facts: entry.facts, assets: entry.assets, images: entry.images)
    self.init(source: SourceText(path: path, bytes: []), linted: linted)
  }
}
