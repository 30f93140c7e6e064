import AssetCatalog
package import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// The input of `diorama export`.
package struct ExportRequest: Sendable {
  /// The scene; `-` for standard input.
  package var input: String
  /// The document to write, `-` for standard output; nil for a new one next to the scene.
  package var output: String?
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(input: String, output: String? = nil, settings: SettingSources = SettingSources()) {
    self.input = input
    self.output = output
    self.settings = settings
  }
}

/// Turns a scene into a document; nothing is written for a scene that has errors.
@MainActor
package func exportDocument(_ request: ExportRequest, in run: ToolRun) -> ToolStatus {
  let sources = SceneSearch.sources([request.input], documents: nil, in: run)
  let count = sources.scenes.count + sources.storyboards.count
  if count > 1 { run.fail("\(request.input): holds \(count) scenes; export takes one", .usage) }
  guard count == 1 else { return run.finish() }
  if let storyboard = sources.storyboards.first {
    run.name([storyboard])
    return exportStoryboardFile(storyboard, request, in: run)
  }
  let input = sources.scenes[0]
  let projects = Projects(request.settings, in: run)
  guard let project = projects.project(for: input.path),
    let destination = destination(of: input, request.output, project, in: run)
  else { return run.finish() }
  do {
    let source = try input.read(project.pipeline.limits, in: run.surroundings)
    let exported = exportScene(source, with: project.pipeline) {
      facts(of: $0, KnownImages(of: source, in: project, run), project.pipeline)
    }
    run.report(exported.diagnostics, in: source)
    if let text = exported.value { write(text, to: destination, in: run) }
  } catch {
    run.fail("\(error)", .unreadableInput)
  }
  return run.finish()
}

/// Turns a storyboard into a document.
@MainActor
private func exportStoryboardFile(_ input: StoryboardInput, _ request: ExportRequest, in run: ToolRun) -> ToolStatus {
  let projects = Projects(request.settings, in: run)
  guard let project = projects.project(for: input.manifest.path),
    let texts = StoryboardTexts.Read(input, project.pipeline.limits, in: run),
    let destination = destination(ofStoryboard: input, request.output, project, in: run)
  else { return run.finish() }
  let checked = texts.checked(with: project.pipeline)
  for text in checked.texts { run.report(text.diagnostics, in: text.tree.source) }
  // Scenes in the storyboard's own file have a text in common.
  let search = AssetSearch(run.files)
  let known = Dictionary(
    checked.texts.map { (PathKey($0.tree.source.path), KnownImages(of: $0.tree, in: project, search)) }
  ) { first, _ in first }
  let exported = exportStoryboard(checked) { scene in
    known[PathKey(scene.scene.source.path)].map { facts(of: scene, $0, project.pipeline) } ?? ExportFacts()
  }
  for (source, losses) in exported.losses { run.report(losses, in: source) }
  if let text = exported.text { write(text, to: destination, in: run) }
  return run.finish()
}

/// Writes a document: over one with other contents only where the user named it.
@MainActor
private func write(_ text: String, to destination: Destination, in run: ToolRun) {
  let bytes = Array(text.utf8)
  guard case .found(let path, _) = destination else {
    write(bytes, to: destination, as: .kept, in: run)
    return
  }
  if (try? run.files.status(path)) != nil, !run.files.holds(path, bytes) {
    return run.fail("\(path): exists already; -o \(path) replaces it", .unwritableOutput)
  }
  write(bytes, to: destination, replacing: .nothing, as: .kept, in: run)
}

/// The file to write for a storyboard, or `-`; nil, after reporting, where it is an input.
@MainActor
private func destination(
  ofStoryboard input: StoryboardInput,
  _ output: String?,
  _ project: Project,
  in run: ToolRun
) -> Destination? {
  if let output {
    var read = ReadFiles(of: run)
    read.add(project)
    for file in input.files where !file.isStandardInput { read.add(file.path, "a scene file") }
    return output == "-" || read.admits(output: output) ? Destination(output) : nil
  }
  if input.manifest.isStandardInput { return .standardOutput }
  let path = input.folder + ".storyboard"
  return .found(path, within: run.boundsBesideScenes())
}

/// The frames that layout gives views, and the image sizes from the project or from the imported document.
@MainActor
private func facts(of scene: ValidatedScene, _ images: KnownImages, _ pipeline: Pipeline) -> ExportFacts {
  let size = images.sizes(for: scene)
  return ExportFacts(frames: DesignFrames.replaced(in: scene, compiledBy: pipeline, imageSize: size)) { name in
    size(name).map { ($0.width, $0.height) }
  }
}

/// The file to write, or `-`; nil, after reporting, if the path is an input.
@MainActor
private func destination(of input: SceneInput, _ output: String?, _ project: Project, in run: ToolRun) -> Destination? {
  if let output {
    var read = ReadFiles(of: run)
    read.add(project)
    if !input.isStandardInput { read.add(input.path, "a scene file") }
    return output == "-" || read.admits(output: output) ? Destination(output) : nil
  }
  if input.isStandardInput { return .standardOutput }
  let path = FilePath.join(FilePath.folder(of: input.path), "\(input.name).xib")
  return .found(path, within: run.boundsBesideScenes())
}
