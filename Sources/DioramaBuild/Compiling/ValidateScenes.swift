import SceneCompiler
import SceneDiagnostics

/// Checks scenes, and writes nothing but what `cache`, a folder, keeps of them for the next run.
@MainActor
package func validateScenes(
  _ inputs: [String],
  settings: SettingSources,
  cache: String? = nil,
  in run: ToolRun
) -> ToolStatus {
  let projects = Projects(settings, in: run)
  let caches = CheckCaches(cache, for: ["validate"], in: run)
  let checks = projects.covered(SceneSearch.scenes(inputs, in: run)).map { input, project in
    SceneCheck(
      input: SceneText(input, in: run),
      project: project,
      slot: caches?.cache(of: project).slot(for: input)
    )
  }
  Batches.perform(checks, "checked", in: run) {
    $0.perform()
  } tell: { check, result in
    if let slot = check.slot { caches?.cache(of: check.project).learn(try? result.get().entry, at: slot) }
    switch result {
    case .success(let found): run.report(found.diagnostics, in: found.source)
    case .failure(let error): run.fail("\(error)", .unreadableInput)
    }
  }
  caches?.save()
  return run.finish()
}

/// One scene to check, with everything that a thread needs for it.
private struct SceneCheck: Sendable {
  /// What became of a scene, and what the cache is to know of it.
  struct Outcome: Sendable {
    var source: SourceText
    var diagnostics: [Diagnostic] = []
    var entry: CacheEntry?
  }

  var input: SceneText
  var project: Project
  var slot: CacheSlot?

  func perform() -> Result<Outcome, FileError> {
    guard let slot, let (stamp, time) = slot.stamp() else { return input.read().map { check($0) } }
    if let entry = slot.unread(stamp) {
      return .success(Outcome(source: SourceText(path: slot.path, bytes: []), entry: entry))
    }
    return input.read().map { source in
      let content = ContentHash(of: source.bytes)
      if let entry = slot.renewed(stamp, at: time, content: content) { return Outcome(source: source, entry: entry) }
      var outcome = check(source)
      if outcome.diagnostics.isEmpty { outcome.entry = slot.fresh(stamp, at: time, content: content) }
      return outcome
    }
  }

  private func check(_ source: SourceText) -> Outcome {
    Outcome(source: source, diagnostics: project.pipeline.validated(source).diagnostics)
  }
}
