import SceneDiagnostics
import SceneTooling

/// Holds scenes against the rules.
@MainActor
package func lintScenes(_ request: LintRequest, in run: ToolRun) -> ToolStatus {
  guard let only = knownRules(request.only, in: run) else { return run.finish() }
  guard let lintRun = LintRun(request, only: only, in: run) else { return run.finish() }
  let jobs = lintRun.jobs(Projects(request.settings, in: run))
  Batches.perform(jobs, "linted", in: run) {
    $0.perform(on: $1)
  } tell: {
    lintRun.tell($0, $1)
  }
  lintRun.tellFolders()
  lintRun.end()
  return run.finish()
}

/// The rules that a call names; nil after reporting one that there is not.
@MainActor
func knownRules(_ names: [String], in run: ToolRun) -> Set<String>? {
  for name in names where LintRules.rule(name) == nil {
    let nearest = Spelling.nearest(to: name, in: LintRules.all.map(\.id)).map { "did you mean '\($0)'?" }
    run.fail("there is no rule '\(name)'; \(nearest ?? "'diorama explain' lists them")", .usage)
    return nil
  }
  return Set(names)
}
