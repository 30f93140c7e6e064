import AssetCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLint
import SceneModel

extension LintRun {
  /// Lints storyboards, each with all its texts.
  func lint(_ inputs: [StoryboardInput], _ projects: Projects) {
    let assets = AssetSearch(run.files)
    let storyboards = StoryboardJobs(inputs, projects, in: run) { file, project in
      var slot = caches?.cache(of: project).slot(for: file)
      slot?.surroundings = { assets.hash(of: $0, images: $1, fonts: $2, of: file.path, in: project) }
      return slot
    }
    run.look(at: storyboards.jobs.flatMap { $0.texts.input.files.map(\.path) })
    let lints = storyboards.jobs.map { job in
      let files = job.texts.input.files
      return StoryboardLint(
        project: job.project,
        files: files,
        settings: files.map { settings(for: $0, of: job.project) },
        known: files.map { known(of: $0, in: job.project) },
        fixes: request.fixes,
        only: only
      ) { assets.names(for: $0, in: job.project) }
    }
    let byStoryboard = Dictionary(uniqueKeysWithValues: zip(storyboards.jobs.map(\.texts.input), lints))
    storyboards.perform(caches: caches) { entries, sources, job in
      byStoryboard[job.texts.input]?.outcomes(knowing: entries, sources)
    } _: { read, job, others, thread in
      let outcomes = byStoryboard[job.texts.input]?.outcomes(of: read, others: others, thread: thread) ?? []
      return (outcomes, Self.kept(outcomes))
    } finish: { job, outcomes in
      for (index, file) in job.texts.input.files.enumerated() where job.texts.input.isWanted(file) {
        finish(file, of: job.project, outcomes.map { $0[index] })
      }
    }
  }

  /// What is worth keeping of a storyboard's files; nil where one of them is to be changed.
  private nonisolated static func kept(_ outcomes: [LintOutcome]) -> [KeptScene]? {
    let kept = outcomes.compactMap(\.kept)
    return kept.count == outcomes.count ? kept : nil
  }
}

/// A storyboard to lint, with everything that a thread needs for it.
private struct StoryboardLint: Sendable {
  var project: Project
  var files: [SceneInput]
  /// What holds of the rules in each text, and what a baseline knows of it.
  var settings: [LintSettings]
  var known: [(findings: KnownFindings, path: String)?]
  var fixes: LintRequest.Fixes
  var only: Set<String>
  var assets: @Sendable (Scene) -> AssetNames?

  /// What becomes of each text of a storyboard that has not changed; nil where something is to be fixed.
  func outcomes(knowing entries: [CacheEntry], _ sources: [SourceText]) -> [LintOutcome]? {
    let outcomes = zip(zip(entries, sources), known).compactMap { pair, known in
      LintOutcome(entry: pair.0, source: pair.1, known: known)
    }
    guard outcomes.count == entries.count,
      fixes == .none || !outcomes.contains(where: { $0.reported.contains { !$0.fixIts.isEmpty } })
    else { return nil }
    return outcomes
  }

  /// What becomes of each text, the storyboard's own first.
  func outcomes(of read: ReadStoryboard, others: OtherStoryboards, thread: Int) -> [LintOutcome] {
    let linter = Linter(pipeline: project.pipeline(on: thread), settings: settings[0], assets: assets)
    let settings = settings
    let sources = read.sources.map(\.written)
    let linted = linter.lint(linter.pipeline.checked(read, others: others), settings: settings)
    var outcomes = zip(zip(sources, linted), known).map { LintOutcome(source: $0.0, linted: $0.1, known: $1) }
    guard fixes != .none, outcomes.contains(where: { $0.reported.contains { !$0.fixIts.isEmpty } }) else {
      return outcomes
    }
    let fixer = SceneFixer(makesUncertain: fixes == .all) { sources in
      linter.lint(read, with: sources, others: others, settings: settings)
    }
    let matched = outcomes.map(\.matched)
    let fixed = fixer.fixed(sources, linted: linted) { rest($0, in: $1, $2, matched[$2]) }
    for (index, fixed) in fixed.enumerated() {
      guard let fixed else { continue }
      outcomes[index].reported = rest(fixed.linted.diagnostics, in: fixed.source, index, matched[index])
      (outcomes[index].source, outcomes[index].linted) = (fixed.source, fixed.linted)
      (outcomes[index].original, outcomes[index].fixCount) = (sources[index], fixed.count)
    }
    return outcomes
  }

  /// What no baseline knows.
  private func rest(
    _ diagnostics: [Diagnostic],
    in source: SourceText,
    _ index: Int,
    _ matched: [KnownFinding: Int]
  ) -> [Diagnostic] {
    let diagnostics = only.isEmpty ? diagnostics : diagnostics.filter { only.contains($0.id) }
    guard let known = known[index] else { return diagnostics }
    return KnownFindings.siftFixed(diagnostics, in: source, path: known.path, known: matched)
  }
}
