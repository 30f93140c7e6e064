import SceneCompiler
import SceneDiagnostics
import SceneLint
import SceneModel

/// Brings scenes to the newest version of the language, and says how many are there already.
@MainActor
package func upgradeScenes(_ request: UpgradeRequest, in run: ToolRun) -> ToolStatus {
  let projects = Projects(request.settings, in: run)
  let text = NewText(isCheck: request.isCheck, isDiff: request.isDiff, participle: "upgraded")
  let inputs = SceneSearch.scenes(request.inputs, in: run)
  if text.isWriting { projects.passOn(inputs) }
  let covered = projects.covered(inputs)
  run.look(at: covered.map(\.input.path))
  let jobs = covered.map { input, project in
    UpgradeJob(text: SceneText(input, limits: project.pipeline.limits, in: run), project: project)
  }
  var counts = UpgradeCounts()
  run.perform(jobs, "looked at") { job, outcome in
    guard let (source, upgraded) = outcome else { return }
    let isStandardInput = job.text.input.isStandardInput
    run.report(upgraded.diagnostics, in: upgraded.source)
    if upgraded.count == 0 {
      text.keep(source, isStandardInput: isStandardInput, in: run)
      if upgraded.diagnostics.isEmpty { counts.current += 1 }
    } else if text.replace(source, with: upgraded.source.bytes, isStandardInput: isStandardInput, in: run) {
      counts.upgraded += 1
      counts.changes += upgraded.count
    }
  }
  if let summary = counts.summary(isWriting: text.isWriting) { run.note(summary) }
  return run.finish()
}

/// One scene to upgrade, with everything that a thread needs for it.
private struct UpgradeJob: SceneJob {
  var text: SceneText
  var project: Project

  typealias Outcome = (SourceText, SceneUpgrader.Outcome)

  func perform(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: CleanScene?) {
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
