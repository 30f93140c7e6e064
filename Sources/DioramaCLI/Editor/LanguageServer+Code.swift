import DioramaDriver
import JSONText
import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLanguage
import SwiftCodegen

extension LanguageServer {
  /// The scene as code for UIKit, in a new file beside it; none where the range is not about the scene as a whole.
  ///
  /// It is offered in the lines down to the key `scene`, which are about the whole text.
  func codeConversion(
    _ analysis: Analysis,
    _ address: String,
    _ positions: EditorPositions,
    at offset: Int
  ) -> JSONValue? {
    guard client.createsFiles, client.takesDocumentChanges, analysis.kind == .scene, let scene = analysis.scene,
      manifest(of: analysis.source.path) == nil, isHead(offset, of: analysis.source),
      let project = projects.project(for: analysis.source.path)
    else { return nil }
    var options = GenerationOptions(module: project.configuration.module)
    options.target = project.pipeline.target
    let name = SceneInput(path: analysis.source.path).name
    let code = UIKitCode(NamedScene(name: name, scene: scene), options)
    let folder = FilePath.folder(of: absolute(analysis.source.path))
    let file = FilePath.join(folder, code.fileName)
    guard (try? files.contents(file)) == nil else { return nil }
    var change = WorkspaceChange(client: client)
    change.create(FileAddress.of(file), text: code.text)
    return [
      "title": .string("Convert to code: \(code.fileName)"), "kind": .string(CodeAction.Kind.rewrite.rawValue),
      "edit": change.json,
    ]
  }

  private func isHead(_ offset: Int, of source: SourceText) -> Bool {
    let line = source.position(at: offset).line
    let head = (1...max(1, source.lineCount)).first { source.string(in: source.rangeOfLine($0)).hasPrefix("scene:") }
    return head.map { line <= $0 } ?? false
  }
}
