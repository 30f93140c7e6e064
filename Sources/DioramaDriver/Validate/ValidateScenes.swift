import SceneCompiler
import SceneDiagnostics

/// Checks scenes, and writes nothing but the cache.
@MainActor
package func validateScenes(_ request: ValidateRequest, in run: ToolRun) -> ToolStatus {
  guard SceneSearch.canName(request.inputName, among: request.inputs, in: run) else { return run.finish() }
  let projects = Projects(request.settings, in: run)
  let caches = SceneCaches(request.cache, for: ["validate"], in: run)
  let covered = projects.covered(SceneSearch.scenes(request.inputs, named: request.inputName, in: run))
  run.look(at: covered.map(\.input.path))
  let checks = covered.map { input, project in
    SceneCheck(
      text: SceneText(input, limits: project.pipeline.limits, in: run),
      project: project,
      slot: caches?.cache(of: project).slot(for: input)
    )
  }
  Batches.perform(checks, "checked", in: run) {
    $0.perform(on: $1)
  } tell: { check, result in
    if let slot = check.slot { caches?.cache(of: check.project).learn(try? result.get().entry, at: slot) }
    switch result {
    case .success(let work):
      if let found = work.outcome { run.report(found.diagnostics, in: found.source) }
    case .failure(let error): run.fail("\(error)", .unreadableInput)
    }
  }
  caches?.save()
  return run.finish()
}

/// One scene to check, with everything that a thread needs for it.
private struct SceneCheck: Sendable {
  /// What was found in a scene.
  struct Outcome: Sendable {
    var source: SourceText
    var diagnostics: [Diagnostic]
  }

  var text: SceneText
  var project: Project
  var slot: CacheSlot?

  /// Reads and checks the scene; the outcome is nil where nothing is found.
  func perform(on thread: Int) -> Result<CachedWork<Outcome?>, FileError> {
    CachedWork.perform(on: text, slot: slot) { _ in
      nil
    } work: { source in
      let diagnostics = project.pipeline(on: thread).validated(source).diagnostics
      return diagnostics.isEmpty ? (nil, CleanScene()) : (Outcome(source: source, diagnostics: diagnostics), nil)
    }
  }
}
