import SceneCompiler
import SceneDiagnostics
import SceneTooling

/// Holds scenes against the rules.
@MainActor
package func lintScenes(_ request: LintRequest, in run: ToolRun) -> ToolStatus {
  guard let only = LintRun.rules(request.only, in: run) else { return run.finish() }
  let projects = Projects(request.settings, in: run)
  let jobs = LintRun.jobs(request, projects: projects, only: only, in: run)
  let outcomes = Parallel.map(jobs) { $0.perform() }
  for (job, outcome) in zip(jobs, outcomes) { LintRun.report(outcome, of: job, request, in: run) }
  LintRun.reportFolders(zip(jobs, outcomes).map { ($0, $1) }, request, in: run)
  return run.finish()
}

/// The steps of a run of the linter.
@MainActor
private enum LintRun {
  /// The rules that a call names; nil after reporting one that there is not.
  static func rules(_ names: [String], in run: ToolRun) -> Set<String>? {
    for name in names where LintRules.rule(name) == nil {
      let nearest = Spelling.nearest(to: name, in: LintRules.all.map(\.id)).map { "did you mean '\($0)'?" }
      run.fail("there is no rule '\(name)'; \(nearest ?? "'diorama explain' lists them")", .usage)
      return nil
    }
    return Set(names)
  }

  static func jobs(_ request: LintRequest, projects: Projects, only: Set<String>, in run: ToolRun) -> [LintJob] {
    let assets = AssetSearch(run.files)
    return projects.covered(SceneSearch.scenes(request.inputs, in: run)).map { input, project in
      var settings = project.lintSettings(for: input, in: run.files)
      if !only.isEmpty { settings.only = only }
      return LintJob(
        input: input,
        given: input.isStandardInput ? try? input.read(in: run.surroundings) : nil,
        project: project,
        linter: Linter(pipeline: project.pipeline, settings: settings) { assets.names(for: $0, in: project) },
        fixes: request.fixes,
        files: run.files
      )
    }
  }

  static func report(_ outcome: LintOutcome, of job: LintJob, _ request: LintRequest, in run: ToolRun) {
    if let failure = outcome.failure { return run.fail("\(failure)", .unreadableInput) }
    if let fixed = outcome.fixed { write(fixed, of: job, request, in: run) }
    run.report(outcome.linted.diagnostics, in: outcome.source)
    if request.isStrict, outcome.linted.diagnostics.contains(where: { $0.severity == .warning }) { run.find() }
  }

  private static func write(_ fixed: SourceText, of job: LintJob, _ request: LintRequest, in run: ToolRun) {
    do throws(FileError) {
      if job.input.isStandardInput {
        run.print(fixed.string(in: SourceRange(0, fixed.bytes.count)))
      } else {
        try run.files.replace(job.input.path, with: fixed.bytes)
      }
    } catch {
      run.fail("\(error)", .unwritableOutput)
    }
  }

  /// Rules that need every scene of a project look only where a folder was given that holds all of it.
  static func reportFolders(_ outcomes: [(LintJob, LintOutcome)], _ request: LintRequest, in run: ToolRun) {
    let folders = request.inputs.filter { $0 != "-" && (try? run.files.status($0))?.kind == .folder }
      .compactMap { try? run.files.canonicalPath($0) }
    for group in Dictionary(grouping: outcomes, by: { $0.0.project.configurationPath ?? "" }).sorted(by: {
      $0.key < $1.key
    }) {
      guard let first = group.value.first?.0, covers(folders, first.project, in: run),
        group.value.allSatisfy({ $0.1.linted.facts != nil })
      else { continue }
      let facts = group.value.compactMap { $0.1.linted.facts }
      let folder = LintedFolder(catalog: first.project.pipeline.catalog, facts: facts)
      var linter = first.linter
      linter.settings = LintSettings()
      linter.settings.override(with: first.project.configuration.rules)
      linter.settings.only = first.linter.settings.only
      for found in linter.lint(folder) {
        run.report(found.diagnostics, in: found.source)
        if request.isStrict, found.diagnostics.contains(where: { $0.severity == .warning }) { run.find() }
      }
    }
  }

  private static func covers(_ folders: [String], _ project: Project, in run: ToolRun) -> Bool {
    guard let own = project.folder else { return !folders.isEmpty }
    guard let root = try? run.files.canonicalPath(own) else { return false }
    return folders.contains { $0 == root || root.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }
}
