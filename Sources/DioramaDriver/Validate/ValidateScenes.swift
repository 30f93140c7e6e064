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
  let jobs = covered.map { input, project in
    ValidateJob(
      text: SceneText(input, limits: project.pipeline.limits, in: run),
      project: project,
      slot: caches?.cache(of: project).slot(for: input)
    )
  }
  run.perform(jobs, "checked", caches: caches) { _, outcome in
    if let found = outcome ?? nil { run.report(found.diagnostics, in: found.source) }
  }
  caches?.save()
  return run.finish()
}

/// One scene to check, with everything that a thread needs for it.
private struct ValidateJob: SceneJob {
  var text: SceneText
  var project: Project
  var slot: CacheSlot?

  /// What was found in the scene; nil for a clean scene, whose text is not kept.
  typealias Outcome = SourceDiagnostics?

  func known(_ entry: CacheEntry) -> Outcome? { .some(nil) }

  func perform(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: CleanScene?) {
    let diagnostics = project.pipeline(on: thread).validated(source).diagnostics
    return diagnostics.isEmpty ? (nil, CleanScene()) : (SourceDiagnostics(source, diagnostics), nil)
  }
}
