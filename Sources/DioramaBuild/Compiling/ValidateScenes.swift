import SceneCompiler
import SceneDiagnostics

/// Checks scenes, and writes nothing.
@MainActor
package func validateScenes(_ inputs: [String], settings: SettingSources, in run: ToolRun) -> ToolStatus {
  let projects = Projects(settings, in: run)
  let checks = projects.covered(SceneSearch.scenes(inputs, in: run)).map { input, project in
    SceneCheck(input: SceneText(input, in: run), pipeline: project.pipeline)
  }
  Batches.perform(checks, "checked", in: run) {
    $0.perform()
  } tell: { _, result in
    switch result {
    case .success(let found): run.report(found.diagnostics, in: found.source)
    case .failure(let error): run.fail("\(error)", .unreadableInput)
    }
  }
  return run.finish()
}

/// One scene to check, with everything that a thread needs for it.
private struct SceneCheck: Sendable {
  var input: SceneText
  var pipeline: Pipeline

  func perform() -> Result<(source: SourceText, diagnostics: [Diagnostic]), FileError> {
    input.read().map { ($0, pipeline.validated($0).diagnostics) }
  }
}
