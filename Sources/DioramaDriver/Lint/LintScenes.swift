package import LayoutEngine
import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneLint

/// What a run of the linter is to do.
package struct LintRequest: Sendable {
  /// Which fixes are made.
  package enum Fixes: Sendable {
    case none
    /// Only certain fixes.
    case certain
    /// Certain and probable fixes.
    case all
  }

  /// Scene files, folders to search, or `-`.
  package var inputs: [String]
  package var settings = SettingSources()
  /// What standard input is called; nil for no name.
  package var inputName: String?
  /// Whether warnings count as errors.
  package var isStrict = false
  /// The only rules to look at; empty for those that the configuration says.
  package var only: [String] = []
  package var fixes = Fixes.none
  /// The screens for which scenes are laid out; empty for those that the configuration says.
  package var sizes: [ScreenSelection] = []
  /// Whether fixes are shown as a difference and not made.
  package var showsDifference = false
  /// The baseline whose findings are not reported; nil for none.
  package var baseline: String?
  /// The baseline to write all findings to that there are, in place of reporting them; nil for none.
  package var newBaseline: String?
  /// The folder that keeps what is known of scenes; nil for none.
  package var cache: String?

  /// Makes the request to lint some inputs.
  package init(inputs: [String]) {
    self.inputs = inputs
  }
}

/// Checks scenes against the rules.
@MainActor
package func lintScenes(_ request: LintRequest, in run: ToolRun) -> ToolStatus {
  guard SceneSearch.canName(request.inputName, among: request.inputs, in: run) else { return run.finish() }
  let projects = Projects(request.settings, cache: request.cache, reading: .linting, in: run)
  let sources = SceneSearch.sources(request.inputs, named: request.inputName, in: run)
    .read(by: projects, in: run)
  let inputs = sources.standingAlone + sources.storyboards.flatMap(\.files)
  guard let only = knownRules(request.only, of: inputs, projects, in: run) else { return run.finish() }
  guard let lintRun = LintRun(request, only: only, in: run) else { return run.finish() }
  if request.fixes != .none, !request.showsDifference { projects.passOn(inputs) }
  let jobs = lintRun.jobs(projects.covered(sources.standingAlone))
  run.perform(jobs, "linted", caches: lintRun.caches) { lintRun.finish($0, $1) }
  lintRun.lint(sources.storyboards, projects)
  lintRun.tellFolders()
  lintRun.end()
  return run.finish()
}

/// The rules that a call names, and warnings of the language; nil after reporting one that there is not.
@MainActor
func knownRules(
  _ names: [String],
  of inputs: [SceneInput],
  _ projects: Projects,
  in run: ToolRun
) -> Set<String>? {
  var known = LintSettings(registry: run.registry).silenceableIDs
  // A word for several, errors of the language among them.
  let isSeam = names.contains("seam")
  let names = names.filter { $0 != "seam" }
  // Configurations may make rules of their own.
  if !known.isSuperset(of: names) {
    for input in inputs {
      known.formUnion(projects.project(for: input.path)?.configuration.customRules.map(\.id) ?? [])
    }
  }
  for name in names where !known.contains(name) {
    guard run.registry[name] == nil else {
      run.fail("'\(name)' is not a lint rule: it is always reported", .usage)
      return nil
    }
    let nearest = Spelling.suggestion(for: name, in: known.sorted())
    run.fail("there is no rule '\(name)'; \(nearest ?? "'diorama explain' lists them")", .usage)
    return nil
  }
  return Set(names).union(isSeam ? LintRules.seam : [])
}
