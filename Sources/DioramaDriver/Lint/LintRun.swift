import LayoutEngine
import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneLint
import TextMetrics

/// One run of the linter, and what it has learned of each project.
@MainActor
final class LintRun {
  let request: LintRequest
  let only: Set<String>
  let run: ToolRun
  /// The projects met, by configuration.
  private(set) var facts: [PathKey: ProjectFacts] = [:]
  /// The baseline that the call names, which counts for all projects.
  private let baseline: BaselineUse?
  /// The baselines that configurations name, by configuration; nil for one that cannot be read.
  private var configured: [PathKey: BaselineUse?] = [:]
  private let draft: BaselineDraft?
  let caches: SceneCaches?
  var judgement = BaselineJudgement()
  /// The configurations of the projects in which rules about folders were looked at.
  var foldersJudged: Set<PathKey> = []
  /// How many errors of the language are hidden, and in how many files.
  private var hidden = (count: 0, files: 0)
  /// How many fixes were found, and in how many files.
  private var fixes = (count: 0, files: 0)
  /// How many findings in documents could be fixed in scenes.
  private var sceneFixes = 0

  /// Begins a run; nil after reporting that a baseline cannot be read.
  init?(_ request: LintRequest, only: Set<String>, in run: ToolRun) {
    self.request = request
    self.only = only
    self.run = run
    judgement.only = only
    baseline = request.baseline.flatMap { BaselineUse($0, in: run) }
    draft = request.newBaseline.flatMap { BaselineDraft($0, in: run) }
    caches = SceneCaches(
      request.cache,
      for: ["lint", "sizes"] + request.sizes.map(\.text) + ["only"] + only.sorted(),
      in: run
    )
    if (request.baseline == nil) != (baseline == nil) || (request.newBaseline == nil) != (draft == nil) { return nil }
  }

  func jobs(_ inputs: [(input: SceneInput, project: Project)]) -> [LintJob] {
    let assets = AssetSearch(run.files)
    run.look(at: inputs.map(\.input.path))
    // All files of a project share a linter, unless its configuration has overrides for some of them.
    var linters: [String: Linter] = [:]
    return inputs.map { input, project in
      let key = project.configuration.overrides.isEmpty ? project.configurationPath ?? "" : nil
      let linter =
        key.flatMap { linters[$0] }
        ?? Linter(pipeline: project.pipeline, settings: settings(for: input, of: project)) {
          assets.names(for: $0, in: project)
        }
      if let key { linters[key] = linter }
      var slot = caches?.cache(of: project).slot(for: input)
      slot?.surroundings = { assets.hash(of: $0, images: $1, fonts: $2, of: input.path, in: project) }
      return LintJob(
        text: SceneText(input, limits: project.pipeline.limits, in: run),
        project: project,
        linter: linter,
        fixes: request.fixes,
        only: only,
        known: known(of: input, in: project),
        slot: slot
      )
    }
  }

  /// What holds of the rules for an input.
  func settings(for input: SceneInput, of project: Project) -> LintSettings {
    var settings = project.lintSettings(for: input, in: run.files)
    if !only.isEmpty { settings.only = only }
    if !request.sizes.isEmpty { settings.screens = ScreenSelection.screens(of: request.sizes) }
    return settings
  }

  /// What a baseline knows of an input, and the input's path in it; nil without one.
  func known(of input: SceneInput, in project: Project) -> (findings: KnownFindings, path: String)? {
    baseline(of: project)?.known(of: input)
  }

  /// The baseline that counts for a project; nil for none, and where one is written.
  private func baseline(of project: Project) -> BaselineUse? {
    guard baseline == nil, draft == nil, let path = project.baseline else { return baseline }
    let key = PathKey(project.configurationPath ?? "")
    if let known = configured[key] { return known }
    run.readSettings([path])
    let use = BaselineUse(path, in: run)
    configured[key] = .some(use)
    return use
  }

  /// Takes what was found in a scene; nil for a scene that cannot be read.
  func finish(_ job: LintJob, _ outcome: LintOutcome?) {
    finish(job.text.input, of: job.project, at: job.slot?.path, outcome)
  }

  /// Takes what was found in one of several texts; nil for one that cannot be read.
  ///
  /// `location` is where the file is, nil where that is not known yet.
  func finish(_ input: SceneInput, of project: Project, at location: String? = nil, _ outcome: LintOutcome?) {
    learn(outcome?.linted.facts, of: project)
    guard let outcome else { return }
    sceneFixes += outcome.linted.sceneFixes
    let baseline = baseline(of: project)
    if baseline != nil || draft != nil, !input.isStandardInput, outcome.linted.facts != nil {
      judgement.scenes.insert(PathKey(location ?? Location.of(input.path, in: run.files)))
    }
    baseline?.note(outcome.matched)
    write(outcome, of: input)
    report(shown(outcome.reported), all: shown(outcome.linted.diagnostics), in: outcome.source)
    let count = outcome.linted.diagnostics.count - shown(outcome.linted.diagnostics).count
    if count > 0 { hidden = (hidden.count + count, hidden.files + 1) }
  }

  /// What is reported where only some rules are asked for: errors of the language would bury what these find.
  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    only.isEmpty ? diagnostics : diagnostics.filter { only.contains($0.id) }
  }

  private func learn(_ new: SceneFacts?, of project: Project) {
    facts[PathKey(project.configurationPath ?? ""), default: ProjectFacts(project)].add(new)
  }

  /// Reports what no baseline knows, or what none can hold where one is written.
  private func report(_ unknown: [Diagnostic], all: [Diagnostic], in source: SourceText) {
    let diagnostics = draft?.take(all, in: source, files: run.files) ?? unknown
    run.report(diagnostics, in: source)
    if request.isStrict, diagnostics.contains(where: { $0.severity == .warning }) { run.find() }
  }

  /// Reports what rules found in files that are no scenes.
  func report(_ diagnostics: [Diagnostic], in source: SourceText, of project: Project) {
    report(baseline(of: project)?.sift(diagnostics, in: source) ?? diagnostics, all: diagnostics, in: source)
  }

  // MARK: - Fixes

  private func write(_ outcome: LintOutcome, of input: SceneInput) {
    if request.showsDifference {
      if let original = outcome.original { run.printDifference(from: original, to: outcome.source.bytes) }
    } else if request.fixes != .none, input.isStandardInput {
      run.show(outcome.source.bytes)
    } else if let original = outcome.original {
      guard rewrite(original, with: outcome.source.bytes, in: run) else { return }
    } else if request.fixes != .none {
      run.sweep(beside: input.path)
    }
    if outcome.original != nil { fixes = (fixes.count + outcome.fixCount, fixes.files + 1) }
  }

  // MARK: - The end

  /// Says what holds for the run as a whole, and writes what is kept for later ones.
  func end() {
    if draft == nil { reportStale() }
    if hidden.count > 0 {
      let errors = hidden.count == 1 ? "1 error" : "\(hidden.count) errors"
      let files = hidden.files == 1 ? "1 file" : "\(hidden.files) files"
      run.fail("\(errors) in \(files) not shown, and no rule was checked there; run 'diorama validate'", .findings)
    }
    for (_, known) in facts.sorted(by: { $0.key < $1.key }) {
      for problem in known.project.fonts.library.problems { run.note(problem) }
    }
    draft?.write(judgement, in: run)
    caches?.save()
    if request.fixes != .none, sceneFixes > 0 {
      run.note("\(sceneFixes) can be fixed in scenes: 'diorama import' makes scenes of documents")
    }
    guard fixes.count > 0 else { return }
    let findings = fixes.count == 1 ? "1 finding" : "\(fixes.count) findings"
    let files = fixes.files == 1 ? "1 file" : "\(fixes.files) files"
    run.note("\(request.showsDifference ? "would fix" : "fixed") \(findings) in \(files)")
  }
}

extension LintRun {
  /// Reports entries of baselines that no finding has any more.
  private func reportStale() {
    var all = [baseline?.stale(judgement)]
    for (key, use) in configured.sorted(by: { $0.key < $1.key }) {
      var own = judgement
      own.hasFolders = foldersJudged.contains(key)
      all.append(use?.stale(own))
    }
    for case let stale? in all where !stale.diagnostics.isEmpty {
      run.report(stale.diagnostics, in: stale.source)
      if request.isStrict { run.find() }
    }
  }
}

/// A project that a run has met, and what it has learned of its scenes.
struct ProjectFacts {
  let project: Project
  /// What rules about folders need of each scene.
  private(set) var scenes: [SceneFacts] = []
  /// Whether it is known of every scene; of one with errors it is not.
  private(set) var isComplete = true

  init(_ project: Project) {
    self.project = project
  }

  mutating func add(_ facts: SceneFacts?) {
    if let facts { scenes.append(facts) } else { isComplete = false }
  }
}
