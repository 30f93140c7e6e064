import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneFormat

/// Lays scenes out; a scene with errors, or one that is laid out already, is left alone.
@MainActor
package func formatScenes(_ request: FormatRequest, in run: ToolRun) -> ToolStatus {
  guard SceneSearch.canName(request.inputName, among: request.inputs, in: run) else { return run.finish() }
  let projects = Projects(request.settings, in: run)
  let inputs = SceneSearch.files(request.inputs, named: request.inputName, in: run)
  let text = NewText(isCheck: request.isCheck, isDiff: request.isDiff, participle: "formatted")
  if text.isWriting { projects.passOn(inputs) }
  let covered = projects.covered(inputs)
  run.look(at: covered.map(\.input.path))
  let jobs = covered.map { input, project in
    FormatJob(
      text: SceneText(input, limits: project.pipeline.limits, in: run),
      project: project,
      discardsBookkeeping: request.discardsBookkeeping
    )
  }
  run.perform(jobs, "formatted") { job, outcome in
    guard let (source, formatted) = outcome else { return }
    run.report(formatted.diagnostics, in: source)
    let isStandardInput = job.text.input.isStandardInput
    switch formatted.value {
    case .erroneous: break
    case .unsound(let reason): run.failInternally(reason, about: source.path)
    case .unchanged: text.keep(source, isStandardInput: isStandardInput, in: run)
    case .changed(let bytes): text.replace(source, with: bytes, isStandardInput: isStandardInput, in: run)
    }
  }
  return run.finish()
}

/// One scene to format, with everything that a thread needs for it.
private struct FormatJob: SceneJob {
  var text: SceneText
  var project: Project
  var discardsBookkeeping: Bool

  typealias Outcome = (SourceText, Diagnosed<SceneFormatter.Outcome>)

  func perform(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: CleanScene?) {
    let formatter = SceneFormatter(
      options: project.configuration.format,
      pipeline: project.pipeline(on: thread),
      discardsBookkeeping: discardsBookkeeping
    )
    return ((source, formatter.format(source)), nil)
  }
}
