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
  let projects = Projects(request.settings, cache: request.cache, reading: .checking, in: run)
  let caches = SceneCaches(request.cache, for: ["validate"], in: run)
  let sources = SceneSearch.sources(request.inputs, named: request.inputName, in: run)
    .read(by: projects, in: run)
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
  storyboards.perform(caches: caches) { entries, sources, _ -> [SourceDiagnostics]? in
    let found = zip(entries, sources).compactMap { entry, source in
      entry.findings.contents.map { SourceDiagnostics(source, $0.diagnostics) }
    }
    return found.count == entries.count ? found : nil
  } _: { read, job, others, thread in
    let found = job.project.pipeline(on: thread).checked(read, others: others).texts.map(\.found)
    return (found, found.map { KeptScene(findings: KeptFindings($0.diagnostics)) })
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

  func known(_ entry: CacheEntry, _ source: () -> SourceText?) -> Outcome? {
    if entry.findings.isEmpty { return .some(nil) }
    guard let found = entry.findings.contents, let source = source() else { return nil }
    return SourceDiagnostics(source, found.diagnostics)
  }

  func perform(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: KeptScene?) {
    let diagnostics = project.pipeline(on: thread).validated(source).diagnostics
    let kept = KeptScene(findings: KeptFindings(diagnostics))
    return (diagnostics.isEmpty ? nil : SourceDiagnostics(source, diagnostics), kept)
  }
}
