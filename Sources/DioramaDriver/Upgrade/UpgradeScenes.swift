import SceneCompiler
import SceneDiagnostics
import SceneLint
import SceneModel

/// What `upgrade` is asked to do.
package struct UpgradeRequest: Sendable {
  /// Scene files, folders, and `-` for standard input.
  package var inputs: [String]
  /// Which classes there are, and the oldest system that the application runs on.
  package var settings: SettingSources
  /// Whether files that would change are findings, and are left as they are.
  package var isCheck: Bool
  /// Whether changes are printed, and files left as they are.
  package var isDiff: Bool

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    isCheck: Bool = false,
    isDiff: Bool = false
  ) {
    self.inputs = inputs
    self.settings = settings
    self.isCheck = isCheck
    self.isDiff = isDiff
  }
}

/// Brings scenes to the newest version of the language, and says how many are there already.
@MainActor
package func upgradeScenes(_ request: UpgradeRequest, in run: ToolRun) -> ToolStatus {
  let projects = Projects(request.settings, in: run)
  let text = NewText(isCheck: request.isCheck, isDiff: request.isDiff, participle: "upgraded")
  let sources = SceneSearch.sources(request.inputs, documents: nil, in: run)
  sources.refuseComponents(in: run)
  let storyboards = StoryboardJobs(sources.storyboards, projects, in: run)
  let covered = projects.covered(sources.scenes)
  let files = storyboards.jobs.flatMap(\.texts.input.files)
  if text.isWriting { projects.passOn(sources.scenes + files) }
  run.look(at: covered.map(\.input.path) + files.map(\.path))
  let jobs = covered.map { input, project in
    UpgradeJob(text: SceneText(input, limits: project.pipeline.limits, in: run), project: project)
  }
  var counts = UpgradeCounts()
  run.perform(jobs, "looked at") { job, outcome in
    guard let (source, upgraded) = outcome else { return }
    take(upgraded, of: source, job.text.input, text, &counts, in: run)
  }
  storyboards.perform { read, job, thread in
    let upgrader = SceneUpgrader(pipeline: job.project.pipeline(on: thread))
    return Array(zip(read.sources, upgrader.upgraded(read)))
  } finish: { job, outcomes in
    for (file, (source, upgraded)) in zip(job.texts.input.files, outcomes ?? []) where job.texts.input.isWanted(file) {
      take(upgraded, of: source, file, text, &counts, in: run)
    }
  }
  if let summary = counts.summary(isWriting: text.isWriting) { run.note(summary) }
  return run.finish()
}

/// Does with an upgraded text what is asked for.
@MainActor
private func take(
  _ upgraded: SceneUpgrader.Outcome,
  of source: SourceText,
  _ input: SceneInput,
  _ text: NewText,
  _ counts: inout UpgradeCounts,
  in run: ToolRun
) {
  run.report(upgraded.diagnostics, in: upgraded.source)
  if upgraded.count == 0 {
    text.keep(source, isStandardInput: input.isStandardInput, in: run)
    if upgraded.diagnostics.isEmpty { counts.current += 1 }
  } else if text.replace(source, with: upgraded.source.bytes, isStandardInput: input.isStandardInput, in: run) {
    counts.upgraded += 1
    counts.changes += upgraded.count
  }
}

/// One scene to upgrade, with everything that a thread needs for it.
private struct UpgradeJob: SceneJob {
  var text: SceneText
  var project: Project

  typealias Outcome = (SourceText, SceneUpgrader.Outcome)

  func perform(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: KeptScene?) {
    let upgrader = SceneUpgrader(pipeline: project.pipeline(on: thread))
    return ((source, upgrader.upgraded(source)), nil)
  }
}

/// How many scenes a run has upgraded.
private struct UpgradeCounts {
  var upgraded = 0
  var changes = 0
  /// Those in which nothing is old and nothing wrong.
  var current = 0

  /// What the run came to; nil where there is nothing to count.
  func summary(isWriting: Bool) -> String? {
    guard upgraded + current > 0 else { return nil }
    let verb = isWriting ? "upgraded" : "would upgrade"
    let changed = "\(verb) \(scenes(upgraded)) with \(changes == 1 ? "1 change" : "\(changes) changes")"
    let newest = LanguageVersion.newest
    let kept = "\(scenes(current)) \(current == 1 ? "is" : "are") at version \(newest) of the language, the newest"
    return upgraded == 0 ? kept : current == 0 ? changed : "\(changed); \(kept)"
  }

  private func scenes(_ count: Int) -> String { count == 1 ? "1 scene" : "\(count) scenes" }
}
