package import SceneCatalog
package import SceneCompiler
import SceneDiagnostics

/// What `compile` is asked to do.
package struct CompileRequest: Sendable {
  /// Scene files, folders, and `-` for standard input.
  package var inputs: [String]
  /// Which classes and which systems there are.
  package var settings: SettingSources
  /// The one file to write, or `-` for standard output; nil for the usual path.
  package var output: String?
  /// The folder to write to; nil for the folder of each scene.
  package var outputFolder: String?
  /// Whether everything goes to the top of the output folder, or of its `*.lproj`, as bundles have it, and not into folders like
  /// those of the scenes.
  package var isFlat = false
  /// What to make.
  package var form: EmittedForm
  /// Whether each nib gets a map that says where its parts come from.
  package var hasDebugInfo: Bool
  /// The folder for the maps, like the output folder; nil puts each beside its nib.
  package var mapFolder: String?
  /// The version of Xcode like which nibs are written.
  package var tools: NibTools
  /// The oldest system that the nibs are for: where newer systems read another nib, both are written into a folder; nil writes one
  /// nib for all.
  package var deploymentTarget: DeploymentTarget?
  /// How the nibs of storyboards are named.
  package var names = StoryboardNames.scenes
  /// The folder that keeps what is known of scenes; nil for none.
  package var cache: String?
  /// Whether frames that differ from the solved layout are reported.
  package var checksFrames = false
  /// The file to write that says what the outputs were made of; nil for none.
  package var depfile: String?

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    output: String? = nil,
    outputFolder: String? = nil,
    form: EmittedForm = .nib,
    hasDebugInfo: Bool = false,
    tools: NibTools = .usual
  ) {
    self.inputs = inputs
    self.settings = settings
    self.output = output
    self.outputFolder = outputFolder.map { FilePath.trimmed($0) }
    self.form = form
    self.hasDebugInfo = hasDebugInfo
    self.tools = tools
  }

  /// The folder that each nib may become; nil where it stays a file.
  var nibFolder: NibFolder? { deploymentTarget.flatMap { NibFolder(tools, target: $0) } }
}

/// What is made of a scene.
package enum EmittedForm: String, CaseIterable, Sendable {
  /// The compiled nib.
  case nib
  /// The validated scene as text.
  case ir
  /// The syntax tree as text.
  case tree

  /// Whether the result is text that is printed unless a file is named.
  var isText: Bool { self != .nib }
}

/// Compiles scenes as a request says; each stands alone, and nothing is written for one that has errors.
@MainActor
package func compileScenes(_ request: CompileRequest, in run: ToolRun) -> ToolStatus {
  let projects = Projects(request.settings, cache: request.cache, like: request.tools, in: run)
  let found = SceneSearch.sources(request.inputs, documents: .read, in: run).read(by: projects, in: run)
  found.refuseComponents(in: run)
  run.name(found.storyboards)
  var storyboards = StoryboardRun(request, bounds: bounds(of: request, in: run), in: run)
  guard let steps = storyboards.steps(found.storyboards, hasScenes: !found.scenes.isEmpty) else { return run.finish() }
  guard let plan = OutputPlan(found.scenes, for: request, in: run) else { return run.finish() }
  // Findings about frames depend on image files, which the cache of compiled scenes does not track.
  let cache = request.checksFrames || request.nibFolder != nil ? nil : request.cache
  let caches = SceneCaches(cache, for: cacheWords(request, in: run), in: run)
  let jobs = compileJobs(plan, for: request, projects, caches, in: run)
  guard plan.spares(jobs.lazy.map(\.project), in: run) else { return run.finish() }
  storyboards.compile(steps, projects, caches: caches)
  guard let depfile = depfile(of: jobs, storyboards, for: request, in: run) else { return run.finish() }
  var unverified = storyboards.unverified
  run.perform(jobs, "compiled", caches: caches) { _, outcome in
    guard let outcome else { return }
    report(outcome, in: run)
    unverified.formUnion(outcome.unverified)
  }
  note(unverified, in: run)
  caches?.save()
  sweep(jobs.flatMap(\.outputs.paths) + steps.compactMap(\.output), bounds(of: request, in: run), in: run)
  // What a failed run leaves is made again anyway, and the old file still says of what.
  if let path = request.depfile, run.status == .success { write(depfile, to: .named(path), as: .remade, in: run) }
  return run.finish()
}

/// Removes what killed runs left where outputs go, also where nothing was written.
@MainActor
private func sweep(_ outputs: [String], _ bounds: WritingBounds, in run: ToolRun) {
  for folder in Set(outputs.map { PathKey(FilePath.folder(of: $0)) }).sorted() {
    if (try? bounds.check(FilePath.join(folder.path, "any"))) != nil { run.files.sweep(folder.path) }
  }
}

/// The work on each scene whose settings can be read.
@MainActor
private func compileJobs(
  _ plan: OutputPlan,
  for request: CompileRequest,
  _ projects: Projects,
  _ caches: SceneCaches?,
  in run: ToolRun
) -> [CompileJob] {
  var folders: [PathKey: String] = [:]
  let bounds = bounds(of: request, in: run)
  let assets = request.checksFrames ? AssetSearch(run.files) : nil
  return plan.steps.compactMap { step in
    guard let project = projects.project(for: step.input.path) else { return nil }
    var slot = step.outputs.main == nil ? nil : caches?.cache(of: project).slot(for: step.input)
    if slot != nil { slot?.outputs = step.outputs.paths.map { Location.of($0, in: run.files, folders: &folders) } }
    return CompileJob(
      text: SceneText(step.input, limits: project.pipeline.limits, in: run),
      project: project,
      request: request,
      outputs: step.outputs,
      files: run.files,
      bounds: bounds,
      slot: slot,
      assets: assets
    )
  }
}

/// Where outputs may lie that the user did not name: the one of `-o` is named, but not the map beside it.
@MainActor
private func bounds(of request: CompileRequest, in run: ToolRun) -> WritingBounds {
  if let folder = request.outputFolder {
    return WritingBounds(folders: [folder, request.mapFolder].compactMap { $0 }, in: run.files)
  }
  guard let output = request.output else { return run.boundsBesideScenes() }
  return WritingBounds(folders: [FilePath.folder(of: output)], named: [output], in: run.files)
}

/// What decides what is made of a scene: each state of it has a cache of its own.
@MainActor
private func cacheWords(_ request: CompileRequest, in run: ToolRun) -> [String] {
  let folder = request.outputFolder.map { (try? run.files.canonicalPath($0)) ?? Location.of($0, in: run.files) } ?? ""
  let place = [folder, request.isFlat ? "flat" : "", request.mapFolder ?? ""].joined(separator: "\0")
  return ["compile", request.form.rawValue, "\(request.hasDebugInfo)", "\(request.tools)", "\(request.names)", place]
}

/// Says which keys were written as they probably are, each once for all scenes.
@MainActor
private func note(_ unverified: Set<UnverifiedKey>, in run: ToolRun) {
  for key in unverified.sorted() {
    run.note(
      "no nib from Xcode shows how '\(key.property)' of \(key.className) is written; \(key.key) follows other keys"
    )
  }
}

@MainActor
private func report(_ outcome: CompileOutcome, in run: ToolRun) {
  if let found = outcome.found {
    run.report(found.diagnostics, in: found.source)
    if let fault = found.fault { run.failInternally(fault, about: found.source.path) }
  }
  if let failure = outcome.failure { run.fail("\(failure)", failure.writingStatus) }
  if let printed = outcome.printed { run.surroundings.output.write(printed) }
}

/// What the outputs are made of, empty where that is not asked for; nil after reporting that it cannot be said.
@MainActor
private func depfile(of jobs: [CompileJob], _ storyboards: StoryboardRun, for request: CompileRequest, in run: ToolRun)
  -> [UInt8]?
{
  guard request.depfile != nil else { return [] }
  let depfile = Depfile(jobs, storyboards)
  if let path = depfile.unspeakable {
    run.fail("--depfile: no depfile can hold the name '\(path)'", .usage)
    return nil
  }
  return Array(depfile.text.utf8)
}
