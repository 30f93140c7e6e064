import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
package import SwiftCodegen

/// What `generate` is asked to do.
package struct GenerateRequest: Sendable {
  /// Scene files and folders; standard input has no name that a Swift type could have.
  package var inputs: [String]
  /// Which classes and which systems there are.
  package var settings: SettingSources
  /// The folder to write to.
  package var outputFolder: String
  /// How the Swift is written.
  package var options: GenerationOptions
  /// Whether warnings about the scenes are reported; false where compiling them has done so in the same run.
  package var repeatsWarnings = true
  /// Whether code for UIKit replaces files that are there and hold something else, which people may have changed.
  package var overwrites = false
  /// The folder in which is kept what earlier runs read of scenes and of Swift sources; nil for none.
  package var cache: String?

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    outputFolder: String,
    options: GenerationOptions = GenerationOptions()
  ) {
    self.inputs = inputs
    self.settings = settings
    self.outputFolder = FilePath.trimmed(outputFolder)
    self.options = options
  }
}

/// Writes the Swift of scenes and storyboards; they belong together, so nothing is written where one of them has errors.
///
/// Each scene is read alone, on several threads. What all of them decide is brought together at once, and the files are then written
/// on several threads again. A scene that has not changed since its file was written is not read.
@MainActor
package func generateSwift(_ request: GenerateRequest, in run: ToolRun) -> ToolStatus {
  if request.options.code == .uikit { return generateUIKit(request, in: run) }
  // Outlets are called by words of the document, not by its ids.
  let projects = Projects(request.settings, cache: request.cache, reading: .naming, in: run)
  let found = SceneSearch.sources(request.inputs, in: run).read(by: projects, in: run)
  found.refuseComponents(in: run)
  if found.scenes.contains(where: \.isStandardInput) {
    run.fail("-: the Swift of a scene is named after its file, and standard input has no name", .usage)
  }
  guard OutputFolder.admits(request.outputFolder, in: run) else { return run.finish() }
  var request = request
  if request.options.module == nil,
    let path = found.scenes.first?.path ?? found.storyboards.first?.manifest.path
  {
    request.options.module = projects.project(for: path)?.configuration.targetModule
  }
  // A scene that the cache knows is not read, so nothing can be reported of it.
  let cache = request.repeatsWarnings ? nil : request.cache
  let caches = SceneCaches(cache, for: cacheWords(request, in: run), in: run)
  var jobs = generateJobs(found.scenes, projects, caches, for: request, in: run)
  var drafts: [SceneDraft] = []
  run.perform(jobs, "read", caches: caches) { _, outcome in take(outcome, to: &drafts, in: run) }
  let storyboards = storyboardDrafts(found.storyboards, projects, for: request, in: run)
  guard run.status == .success else {
    caches?.save()
    return run.finish()
  }
  let generator = SwiftGenerator(options: request.options)
  var plan = generator.plan(drafts, storyboards)
  if !plan.stale.isEmpty {
    for index in plan.stale { jobs[index].isStale = true }
    var renewed: [SceneDraft] = []
    run.perform(plan.stale.map { jobs[$0] }, "read", caches: caches) { _, outcome in
      take(outcome, to: &renewed, in: run)
    }
    guard renewed.count == plan.stale.count else { return run.finish() }
    for (index, draft) in zip(plan.stale, renewed) { drafts[index] = draft }
    plan = generator.plan(drafts, storyboards)
  }
  for found in plan.diagnostics { run.report(found.diagnostics, in: found.source) }
  write(plan, of: drafts, jobs, caches, to: request.outputFolder, in: run)
  caches?.save()
  return run.finish()
}

/// What decides the Swift of a scene: each state of it has a cache of its own.
@MainActor
private func cacheWords(_ request: GenerateRequest, in run: ToolRun) -> [String] {
  let options = request.options
  let folder = (try? run.files.canonicalPath(request.outputFolder)) ?? Location.of(request.outputFolder, in: run.files)
  return [
    "generate", options.module ?? "", "\(options.module != nil)", options.access.rawValue, options.resources.rawValue,
    folder, options.sourceMaps ?? "",
  ]
}

/// The work on each scene whose settings can be read.
@MainActor
private func generateJobs(
  _ inputs: [SceneInput],
  _ projects: Projects,
  _ caches: SceneCaches?,
  for request: GenerateRequest,
  in run: ToolRun
) -> [GenerateJob] {
  var folders: [PathKey: String] = [:]
  return inputs.compactMap { input in
    guard !input.isStandardInput, let project = projects.project(for: input.path) else { return nil }
    let path = FilePath.join(request.outputFolder, SwiftGenerator.fileName(of: input.name))
    var slot = caches?.cache(of: project).slot(for: input)
    if slot != nil { slot?.outputs = [Location.of(path, in: run.files, folders: &folders)] }
    return GenerateJob(
      text: SceneText(input, limits: project.pipeline.limits, in: run),
      project: project,
      generator: SwiftGenerator(options: request.options),
      repeatsWarnings: request.repeatsWarnings,
      slot: slot,
      before: slot?.moment()
    )
  }
}

/// Reports what is wrong with a scene, and keeps the draft of one in which every rule holds.
@MainActor
private func take(_ outcome: GenerateJob.Outcome?, to drafts: inout [SceneDraft], in run: ToolRun) {
  guard let outcome else { return }
  if let found = outcome.found { run.report(found.diagnostics, in: found.source) }
  if let draft = outcome.draft { drafts.append(draft) }
}

/// The storyboards in which every rule holds; what is wrong with the others is reported.
@MainActor
private func storyboardDrafts(
  _ storyboards: [StoryboardInput],
  _ projects: Projects,
  for request: GenerateRequest,
  in run: ToolRun
) -> [StoryboardDraft] {
  let jobs = storyboards.compactMap { input in
    projects.project(for: input.manifest.path).map {
      StoryboardJobs.Job(texts: StoryboardTexts(input, $0.pipeline.limits, in: run), project: $0)
    }
  }
  let generator = SwiftGenerator(options: request.options)
  let results = Parallel.map(jobs, jobs: run.jobs) { job, thread in
    job.texts.read().map { texts in
      let checked = texts.checked(with: job.project.pipeline(on: thread))
      let name = job.texts.input.name
      let draft = checked.storyboard.map { generator.draft(of: NamedStoryboard(name: name, storyboard: $0)) }
      return (draft, checked.texts.map(\.found))
    }
  }
  return results.compactMap { result in
    switch result {
    case .success(let (draft, found)):
      for text in found where request.repeatsWarnings || text.diagnostics.hasErrors {
        run.report(text.diagnostics, in: text.source)
      }
      return draft
    case .failure(let error):
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }
}

/// Writes the files of a plan, and has the cache learn which scenes they are of.
@MainActor
private func write(
  _ plan: SwiftPlan,
  of drafts: [SceneDraft],
  _ jobs: [GenerateJob],
  _ caches: SceneCaches?,
  to folder: String,
  in run: ToolRun
) {
  let files = run.files
  let bounds = WritingBounds(folders: [folder], in: files)
  let results = Parallel.map(plan.files, jobs: run.jobs) { file, _ -> Result<CacheEntry?, FileError> in
    let bytes = Array(file.text().utf8)
    do throws(FileError) {
      // What the last run wrote may be among the sources that this one has read.
      try files.write(
        bytes,
        to: FilePath.join(folder, file.name),
        replacing: .version,
        as: .remade,
        within: bounds,
        makingFolders: true
      )
    } catch {
      return .failure(error)
    }
    return .success(
      file.draft.flatMap { jobs[$0].entry(of: drafts[$0], typeName: file.typeName, ContentHash(of: bytes)) }
    )
  }
  for (file, result) in zip(plan.files, results) {
    switch result {
    case .success(let entry):
      guard let job = file.draft.map({ jobs[$0] }), let slot = job.slot else { continue }
      caches?.cache(of: job.project).learn(entry, at: slot)
    case .failure(let error): run.fail("\(error)", error.writingStatus)
    }
  }
}
