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
  Batches.perform(jobs, "looked at", in: run) {
    $0.perform(on: $1)
  } tell: { job, result in
    switch result {
    case .success(let (source, outcome)):
      let isStandardInput = job.text.input.isStandardInput
      run.report(outcome.diagnostics, in: outcome.source)
      if outcome.count == 0 {
        text.keep(source, isStandardInput: isStandardInput, in: run)
        if outcome.diagnostics.isEmpty { counts.current += 1 }
      } else if text.replace(source, with: outcome.source.bytes, isStandardInput: isStandardInput, in: run) {
        counts.upgraded += 1
        counts.changes += outcome.count
      }
    case .failure(let error): run.fail("\(error)", .unreadableInput)
    }
  }
  if let summary = counts.summary(isWriting: text.isWriting) { run.note(summary) }
  return run.finish()
}

/// One scene to upgrade, with everything that a thread needs for it.
private struct UpgradeJob: Sendable {
  var text: SceneText
  var project: Project

  func perform(on thread: Int) -> Result<(SourceText, SceneUpgrader.Outcome), FileError> {
    let upgrader = SceneUpgrader(pipeline: project.pipeline(on: thread))
    return text.read().map { ($0, upgrader.upgraded($0)) }
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
