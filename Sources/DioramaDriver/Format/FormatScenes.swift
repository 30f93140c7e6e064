import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneFormat

/// What `format` is asked to do.
package struct FormatRequest: Sendable {
  /// Scene files, folders, and `-` for standard input.
  package var inputs: [String]
  /// Which classes there are, and how scenes are formatted.
  package var settings: SettingSources
  /// Whether files that would change are findings, and are left as they are.
  package var isCheck: Bool
  /// Whether changes are printed, and files left as they are.
  package var isDiff: Bool
  /// Whether what only Interface Builder needs is left out.
  package var discardsBookkeeping: Bool
  /// What standard input is called.
  package var inputName: String?

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    isCheck: Bool = false,
    isDiff: Bool = false,
    discardsBookkeeping: Bool = false,
    inputName: String? = nil
  ) {
    self.inputs = inputs
    self.settings = settings
    self.isCheck = isCheck
    self.isDiff = isDiff
    self.discardsBookkeeping = discardsBookkeeping
    self.inputName = inputName
  }
}

/// Lays scenes out; a scene with errors, or one that is laid out already, is left alone.
@MainActor
package func formatScenes(_ request: FormatRequest, in run: ToolRun) -> ToolStatus {
  guard SceneSearch.canName(request.inputName, among: request.inputs, in: run) else { return run.finish() }
  let projects = Projects(request.settings, in: run)
  let inputs = SceneSearch.files(request.inputs, named: request.inputName, documents: nil, in: run)
  let text = NewText(isCheck: request.isCheck, isDiff: request.isDiff, participle: "formatted")
  if text.isWriting { projects.passOn(inputs) }
  let sources = FoundSources(inputs, in: run)
  let covered = projects.covered(sources.standingAlone)
  run.look(at: covered.map(\.input.path))
  let jobs = covered.map { input, project in
    FormatJob(
      text: SceneText(input, limits: project.pipeline.limits, in: run),
      project: project,
      discardsBookkeeping: request.discardsBookkeeping
    )
  }
  run.perform(jobs, "formatted") { job, outcome in
    guard let (source, formatted) = outcome else { return }
    take(formatted, of: source, isStandardInput: job.text.input.isStandardInput, text, in: run)
  }
  format(sources.storyboards, among: inputs, projects, request, text, in: run)
  return run.finish()
}

/// Lays the files of storyboards out that are among the inputs.
@MainActor
private func format(
  _ storyboards: [StoryboardInput],
  among inputs: [SceneInput],
  _ projects: Projects,
  _ request: FormatRequest,
  _ text: NewText,
  in run: ToolRun
) {
  var folders: [PathKey: String] = [:]
  let wanted = Set(inputs.map { PathKey(Location.of($0.path, in: run.files, folders: &folders)) })
  let jobs = StoryboardJobs(storyboards, projects, in: run)
  let chosen = jobs.jobs.map { job in
    job.texts.input.files.indices.filter { index in
      let file = job.texts.input.files[index]
      return job.texts.input.isWanted(file) && job.project.covers(file, in: run.files)
        && wanted.contains(PathKey(Location.of(file.path, in: run.files, folders: &folders)))
    }
  }
  let indexes = Dictionary(uniqueKeysWithValues: zip(jobs.jobs.map(\.texts.input), chosen))
  let discards = request.discardsBookkeeping
  for (job, chosen) in zip(jobs.jobs, chosen) { run.look(at: chosen.map { job.texts.input.files[$0].path }) }
  jobs.perform { read, job, thread in
    let formatter = SceneFormatter(
      options: job.project.configuration.format,
      pipeline: job.project.pipeline(on: thread),
      discardsBookkeeping: discards
    )
    let (indexes, sources) = (indexes[job.texts.input] ?? [], read.sources)
    return zip(indexes, formatter.format(read, texts: indexes)).map { ($0, $1, sources[$0]) }
  } finish: { job, outcome in
    for (index, formatted, source) in outcome ?? [] {
      let isStandardInput = job.texts.input.files[index].isStandardInput
      take(formatted, of: source, isStandardInput: isStandardInput, text, in: run)
    }
  }
}

/// Does with a formatted text what is asked for.
@MainActor
private func take(
  _ formatted: Diagnosed<SceneFormatter.Outcome>,
  of source: SourceText,
  isStandardInput: Bool,
  _ text: NewText,
  in run: ToolRun
) {
  run.report(formatted.diagnostics, in: source)
  switch formatted.value {
  case .erroneous: break
  case .unsound(let reason): run.failInternally(reason, about: source.path)
  case .unchanged: text.keep(source, isStandardInput: isStandardInput, in: run)
  case .changed(let bytes): text.replace(source, with: bytes, isStandardInput: isStandardInput, in: run)
  }
}

/// One scene to format, with everything that a thread needs for it.
private struct FormatJob: SceneJob {
  var text: SceneText
  var project: Project
  var discardsBookkeeping: Bool

  typealias Outcome = (SourceText, Diagnosed<SceneFormatter.Outcome>)

  func perform(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: KeptScene?) {
    let formatter = SceneFormatter(
      options: project.configuration.format,
      pipeline: project.pipeline(on: thread),
      discardsBookkeeping: discardsBookkeeping
    )
    return ((source, formatter.format(source)), nil)
  }
}
