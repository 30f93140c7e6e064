import SceneCompiler
import SceneDiagnostics
import SceneTooling

/// Holds scenes against the rules.
@MainActor
package func lintScenes(_ request: LintRequest, in run: ToolRun) -> ToolStatus {
  guard let only = knownRules(request.only, in: run) else { return run.finish() }
  let projects = Projects(request.settings, in: run)
  let lintRun = LintRun(request: request, only: only, run: run)
  let jobs = lintRun.jobs(projects)
  Batches.perform(jobs, "linted", in: run) {
    $0.perform()
  } tell: {
    lintRun.tell($0, $1)
  }
  lintRun.tellFolders()
  return run.finish()
}

/// The rules that a call names; nil after reporting one that there is not.
@MainActor
private func knownRules(_ names: [String], in run: ToolRun) -> Set<String>? {
  for name in names where LintRules.rule(name) == nil {
    let nearest = Spelling.nearest(to: name, in: LintRules.all.map(\.id)).map { "did you mean '\($0)'?" }
    run.fail("there is no rule '\(name)'; \(nearest ?? "'diorama explain' lists them")", .usage)
    return nil
  }
  return Set(names)
}

/// One run of the linter, and what it has learned of each project.
@MainActor
private final class LintRun {
  private let request: LintRequest
  private let only: Set<String>
  private let run: ToolRun
  /// The projects met, by configuration, and the facts of their scenes; nil once one of them has errors.
  private var facts: [String: (project: Project, facts: [SceneFacts]?)] = [:]

  init(request: LintRequest, only: Set<String>, run: ToolRun) {
    self.request = request
    self.only = only
    self.run = run
  }

  func jobs(_ projects: Projects) -> [LintJob] {
    let assets = AssetSearch(run.files)
    return projects.covered(SceneSearch.scenes(request.inputs, in: run)).map { input, project in
      var settings = project.lintSettings(for: input, in: run.files)
      if !only.isEmpty { settings.only = only }
      return LintJob(
        text: SceneText(input, in: run),
        project: project,
        linter: Linter(pipeline: project.pipeline, settings: settings) { assets.names(for: $0, in: project) },
        fixes: request.fixes
      )
    }
  }

  func tell(_ job: LintJob, _ result: Result<LintOutcome, FileError>) {
    switch result {
    case .failure(let error):
      learn(nil, of: job.project)
      run.fail("\(error)", .unreadableInput)
    case .success(let outcome):
      learn(outcome.linted.facts, of: job.project)
      write(outcome, of: job)
      report(outcome.linted.diagnostics, in: outcome.source)
    }
  }

  private func learn(_ new: SceneFacts?, of project: Project) {
    let path = project.configurationPath ?? ""
    let known = facts[path].map(\.facts) ?? []
    facts[path] = (project, known.flatMap { known in new.map { known + [$0] } })
  }

  private func report(_ diagnostics: [Diagnostic], in source: SourceText) {
    run.report(diagnostics, in: source)
    if request.isStrict, diagnostics.contains(where: { $0.severity == .warning }) { run.find() }
  }

  /// Puts a fixed text in its file's place; standard input goes on to standard output, fixed or not.
  private func write(_ outcome: LintOutcome, of job: LintJob) {
    let input = job.text.input
    guard request.fixes != .none, !request.showsDifference else { return }
    if input.isStandardInput {
      run.print(outcome.source.string(in: SourceRange(0, outcome.source.bytes.count)))
    } else if outcome.original != nil {
      do throws(FileError) {
        try run.files.replace(input.path, with: outcome.source.bytes)
      } catch {
        run.fail("\(error)", .unwritableOutput)
      }
    }
  }

  // MARK: - Folders

  /// Rules that need every scene of a project look only where a folder was given that holds all of it.
  func tellFolders() {
    let folders = request.inputs.filter { $0 != "-" && (try? run.files.status($0))?.kind == .folder }
      .compactMap { try? run.files.canonicalPath($0) }
    for (_, known) in facts.sorted(by: { $0.key < $1.key }) {
      guard let facts = known.facts, holds(folders, known.project) else { continue }
      var settings = LintSettings()
      settings.override(with: known.project.configuration.rules)
      if !only.isEmpty { settings.only = only }
      let linter = Linter(pipeline: known.project.pipeline, settings: settings)
      let folder = LintedFolder(catalog: linter.pipeline.catalog, facts: facts)
      for found in linter.lint(folder) { report(found.diagnostics, in: found.source) }
    }
  }

  private func holds(_ folders: [String], _ project: Project) -> Bool {
    guard let own = project.folder else { return !folders.isEmpty }
    guard let root = try? run.files.canonicalPath(own) else { return false }
    return folders.contains { $0 == root || $0 == "/" || root.hasPrefix($0 + "/") }
  }
}
