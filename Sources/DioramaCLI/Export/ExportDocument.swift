import AssetCatalog
package import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneNodes

/// Turns a scene into a document; nothing is written for a scene that has errors.
@MainActor
package func exportDocument(_ request: ExportRequest, in run: ToolRun) -> ToolStatus {
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
