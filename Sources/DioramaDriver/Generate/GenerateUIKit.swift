import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SwiftCodegen

/// Writes the code that makes what the nibs of scenes and storyboards hold; nothing is written where one of them has errors.
///
/// Each scene is a file of its own, which depends on no other.
@MainActor
func generateUIKit(_ request: GenerateRequest, in run: ToolRun) -> ToolStatus {
  let projects = Projects(request.settings, cache: request.cache, reading: .naming, in: run)
  let found = SceneSearch.sources(request.inputs, in: run).read(by: projects, in: run)
  if found.scenes.contains(where: \.isStandardInput) {
    run.fail("-: the Swift of a scene is named after its file, and standard input has no name", .usage)
  }
  guard OutputFolder.admits(request.outputFolder, in: run) else { return run.finish() }
  let jobs = found.standingAlone.compactMap { input -> UIKitJob? in
    guard !input.isStandardInput, let project = projects.project(for: input.path) else { return nil }
    var options = request.options
    options.module = options.module ?? project.configuration.module
    options.target = project.pipeline.target
    return UIKitJob(
      text: SceneText(input, limits: project.pipeline.limits, in: run),
      project: project,
      options: options
    )
  }
  var codes: [(fileName: String, text: String)] = []
  run.perform(jobs, "read", caches: nil) { _, outcome in
    guard let outcome else { return }
    if let found = outcome.found { run.report(found.diagnostics, in: found.source) }
    if let code = outcome.code { codes.append(code) }
  }
  var files = codes.map { (name: $0.fileName, text: $0.text) }
  files += storyboardFiles(found.storyboards, projects, for: request, in: run)
  guard run.status == .success else { return run.finish() }
  guard admits(files.map(\.name), in: run) else { return run.finish() }
  let bounds = WritingBounds(folders: [request.outputFolder], in: run.files)
  for file in files {
    do throws(FileError) {
      try run.files.write(
        Array(file.text.utf8),
        to: FilePath.join(request.outputFolder, file.name),
        replacing: request.overwrites ? .version : .nothing,
        as: .remade,
        within: bounds,
        makingFolders: true
      )
    } catch {
      run.fail("\(error)", error.writingStatus)
    }
  }
  return run.finish()
}

/// Whether all files have names of their own; names that differ in case alone are one on some systems.
@MainActor
private func admits(_ names: [String], in run: ToolRun) -> Bool {
  let groups = Dictionary(grouping: names) { $0.lowercased() }.values.filter { $0.count > 1 }
  for name in groups.compactMap(\.first).sorted() {
    run.fail(
      "several scenes would be written to \(name); rename one of them, or write them to folders of their own",
      .usage
    )
  }
  return groups.isEmpty
}

/// The files of storyboards in which every rule holds; what is wrong with the others, and what code cannot express, is reported.
@MainActor
private func storyboardFiles(
  _ storyboards: [StoryboardInput],
  _ projects: Projects,
  for request: GenerateRequest,
  in run: ToolRun
) -> [(name: String, text: String)] {
  let jobs = storyboards.compactMap { input in
    projects.project(for: input.manifest.path).map { project in
      var options = request.options
      options.module = options.module ?? project.configuration.module
      options.target = project.pipeline.target
      let texts = StoryboardTexts(input, project.pipeline.limits, in: run)
      return (job: StoryboardJobs.Job(texts: texts, project: project), options: options)
    }
  }
  let results = Parallel.map(jobs, jobs: run.jobs) { job, thread in
    job.job.texts.read().map { texts in
      let checked = texts.checked(with: job.job.project.pipeline(on: thread))
      let name = job.job.texts.input.name
      let code = checked.storyboard.map {
        StoryboardUIKitCode(NamedStoryboard(name: name, storyboard: $0), job.options)
      }
      return (code, checked.texts.map(\.found) + (code?.notes ?? []))
    }
  }
  var files: [(name: String, text: String)] = []
  for result in results {
    switch result {
    case .success(let (code, found)):
      for text in found where !text.diagnostics.isEmpty { run.report(text.diagnostics, in: text.source) }
      files += (code?.files ?? []).map { ($0.name, $0.text) }
    case .failure(let error): run.fail("\(error)", .unreadableInput)
    }
  }
  return files
}

/// One scene to write in code, with everything that a thread needs for it.
private struct UIKitJob: SceneJob {
  /// What became of a scene.
  struct Outcome: Sendable {
    /// Nil for a scene that has errors.
    var code: (fileName: String, text: String)?
    /// What is reported of it; nil for nothing.
    var found: SourceDiagnostics?
  }

  var text: SceneText
  var project: Project
  var options: GenerationOptions
  func perform(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: KeptScene?) {
    if text.input.kind == .component { return (component(source, project.pipeline(on: thread)), nil) }
    let validated = project.pipeline(on: thread).validated(source)
    let code = validated.value.map { UIKitCode(NamedScene(name: text.input.name, scene: $0), options) }
    let all = validated.diagnostics + (code?.notes ?? [])
    let file = code.map { (fileName: $0.fileName, text: $0.text) }
    return (Outcome(code: file, found: all.isEmpty ? nil : SourceDiagnostics(source, all)), nil)
  }

  private func component(_ source: SourceText, _ pipeline: Pipeline) -> Outcome {
    let checked = pipeline.checked(source)
    let code = ComponentUIKitCode(checked, name: text.input.name, options)
    let all = checked.diagnostics + (code?.notes ?? [])
    let file = code.map { (fileName: $0.fileName, text: $0.text) }
    return Outcome(code: file, found: all.isEmpty ? nil : SourceDiagnostics(source, all))
  }
}
