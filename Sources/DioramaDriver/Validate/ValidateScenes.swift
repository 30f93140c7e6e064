import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The input of `diorama validate`.
package struct ValidateRequest: Sendable {
  /// Scene files, folders, and `-` for standard input.
  package var inputs: [String]
  /// The schemas, the configuration and the limits of the run.
  package var settings: SettingSources
  /// The file name of standard input; nil for none.
  package var inputName: String?
  /// The cache folder; nil for none.
  package var cache: String?

  /// Creates a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    inputName: String? = nil,
    cache: String? = nil
  ) {
    self.inputs = inputs
    self.settings = settings
    self.inputName = inputName
    self.cache = cache
  }
}

/// Checks scenes, and writes nothing but the cache.
@MainActor
package func validateScenes(_ request: ValidateRequest, in run: ToolRun) -> ToolStatus {
  guard SceneSearch.canName(request.inputName, among: request.inputs, in: run) else { return run.finish() }
  let projects = Projects(request.settings, cache: request.cache, in: run)
  let caches = SceneCaches(request.cache, for: ["validate"], in: run)
  let sources = SceneSearch.sources(request.inputs, named: request.inputName, in: run)
  let covered = projects.covered(sources.standingAlone)
  let storyboards = StoryboardJobs(sources.storyboards, projects, in: run) { file, project in
    caches?.cache(of: project).slot(for: file)
  }
  run.look(at: covered.map(\.input.path) + storyboards.jobs.flatMap { $0.texts.input.files.map(\.path) })
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
  storyboards.perform(caches: caches) { _, _ -> [SourceDiagnostics]? in
    []
  } _: { read, job, others, thread in
    let found = job.project.pipeline(on: thread).checked(read, others: others).texts
      .map { SourceDiagnostics($0.tree.source, $0.diagnostics) }
    let isClean = found.allSatisfy(\.diagnostics.isEmpty)
    return (found, isClean ? found.map { _ in CleanScene() } : nil)
  } finish: { job, outcome in
    for (file, found) in zip(job.texts.input.files, outcome ?? []) where job.texts.input.isWanted(file) {
      run.report(found.diagnostics, in: found.source)
    }
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
