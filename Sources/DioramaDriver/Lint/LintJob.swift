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

  func known(_ entry: CacheEntry, _ source: () -> SourceText?) -> LintOutcome? {
    // Without findings, the text is not looked at.
    let source = entry.findings.isEmpty ? SourceText(path: text.input.path, bytes: []) : source()
    guard let source, let outcome = LintOutcome(entry: entry, source: source, known: known) else { return nil }
    return fixes == .none || !outcome.reported.contains { !$0.fixIts.isEmpty } ? outcome : nil
  }

  /// Lints, and finds the fixes that are to be made; writes nothing.
  func perform(on source: SourceText, thread: Int) -> (outcome: LintOutcome, clean: KeptScene?) {
    let outcome = outcome(of: source, project.pipeline(on: thread))
    return (outcome, outcome.kept)
  }

  private func outcome(of source: SourceText, _ pipeline: Pipeline) -> LintOutcome {
    var outcome = LintOutcome(source: source, linted: linter.lint(pipeline.checked(source)), known: known)
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
  /// What became of a scene, before anything is fixed.
  init(source: SourceText, linted: LintedScene, known: (findings: KnownFindings, path: String)?) {
    (self.source, self.linted, reported) = (source, linted, linted.diagnostics)
    guard let known else { return }
    let sifted = known.findings.sift(linted.diagnostics, in: source, path: known.path)
    (reported, matched) = (sifted.rest, sifted.matched)
  }

  /// What became of a scene that has not changed since it was looked at; nil for an entry that cannot be read.
  init?(entry: CacheEntry, source: SourceText, known: (findings: KnownFindings, path: String)?) {
    guard let found = entry.findings.contents else { return nil }
    let linted = LintedScene(
      diagnostics: found.diagnostics,
      facts: entry.facts,
      assets: entry.assets,
      images: entry.images,
      fonts: entry.fonts
    )
    self.init(source: source, linted: linted, known: known)
  }

  /// What is worth keeping of the scene; nil where it is to be changed.
  var kept: KeptScene? {
    guard original == nil else { return nil }
    return KeptScene(
      assets: linted.assets,
      images: linted.images,
      fonts: linted.fonts,
      facts: linted.facts,
      findings: KeptFindings(linted.diagnostics)
    )
  }
}
