import AssetCatalog
package import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneNodes
import SceneSyntax

/// Turns a scene into a document; nothing is written for a scene that has errors.
@MainActor
package func exportDocument(_ request: ExportRequest, in run: ToolRun) -> ToolStatus {
  if StoryboardFiles.isName(request.input) { return exportStoryboardFile(request, in: run) }
  guard let input = scene(at: request.input, in: run) else { return run.finish() }
  let projects = Projects(request.settings, in: run)
  guard let project = projects.project(for: input.path),
    let destination = destination(of: input, request.output, project, in: run)
  else { return run.finish() }
  do {
    let source = try input.read(project.pipeline.limits, in: run.surroundings)
    let exported = exportScene(source, with: project.pipeline) { facts(of: $0, in: project, run) }
    run.report(exported.diagnostics, in: source)
    if let text = exported.value { write(Array(text.utf8), to: destination, in: run) }
  } catch {
    run.fail("\(error)", .unreadableInput)
  }
  return run.finish()
}

/// Turns a storyboard into a document.
@MainActor
private func exportStoryboardFile(_ request: ExportRequest, in run: ToolRun) -> ToolStatus {
  let path = FilePath.trimmed(request.input)
  let projects = Projects(request.settings, in: run)
  guard let project = projects.project(for: path),
    let texts = StoryboardTexts.Read(at: path, project.pipeline.limits, in: run),
    let destination = destination(ofStoryboard: texts, request.output, project, in: run)
  else { return run.finish() }
  let checked = project.pipeline.checkedStoryboard(manifest: texts.manifest, members: texts.members)
  for text in checked.texts { run.report(text.diagnostics, in: text.tree.source) }
  let exported = exportStoryboard(checked) { facts(of: $0, in: project, run) }
  for (source, losses) in exported.losses { run.report(losses, in: source) }
  if let text = exported.text { write(Array(text.utf8), to: destination, in: run) }
  return run.finish()
}

/// The file to write for a storyboard, or `-`; nil, after reporting, where it is an input or exists and `-o` does not name it.
@MainActor
private func destination(
  ofStoryboard texts: StoryboardTexts.Read,
  _ output: String?,
  _ project: Project,
  in run: ToolRun
) -> Destination? {
  if let output {
    var read = ReadFiles(of: run)
    read.add(project)
    for source in [texts.manifest] + texts.members.map(\.source) { read.add(source.path, "a scene file") }
    return output == "-" || read.admits(output: output) ? Destination(output) : nil
  }
  let path = StoryboardFiles.folder(of: texts.manifest.path) + ".storyboard"
  guard (try? run.files.status(path)) == nil else {
    run.fail("\(path): exists already; -o \(path) replaces it", .unwritableOutput)
    return nil
  }
  let bounds = WritingBounds(folders: [FilePath.folder(of: path)], in: run.files)
  return bounds.admit(path, in: run) ? .file(path) : nil
}

/// The frames that constraints give views, and the image sizes from the project or from the imported document.
@MainActor
private func facts(of scene: ValidatedScene, in project: Project, _ run: ToolRun) -> ExportFacts {
  let size = KnownImages(of: scene.scene.source, in: project, run).sizes(for: scene)
  return ExportFacts(frames: DesignFrames.replaced(in: scene, imageSize: size)) { name in
    size(name).map { ($0.width, $0.height) }
  }
}

@MainActor
private func scene(at path: String, in run: ToolRun) -> SceneInput? {
  let inputs = SceneSearch.scenes([path], in: run)
  if inputs.count > 1 { run.fail("\(path): holds \(inputs.count) scenes; export takes one", .usage) }
  return inputs.count == 1 ? inputs[0] : nil
}

/// The file to write, or `-`; nil, after reporting, if the path is an input or an existing file that `-o` does not name.
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
  guard (try? run.files.status(path)) == nil else {
    run.fail("\(path): exists already; -o \(path) replaces it", .unwritableOutput)
    return nil
  }
  return run.boundsBesideScenes().admit(path, in: run) ? .file(path) : nil
}
