import DioramaDriver
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneFormat
import SceneSyntax

/// The files that a document becomes, the storyboard's own or the only one first.
struct ImportedFiles: Sendable {
  var files: [(path: String, text: String)]
  /// The errors that the files would have, by file.
  var errors: [(source: SourceText, diagnostics: [Diagnostic])]

  /// A scene.
  init(_ scene: ImportedScene, at path: String, _ request: ImportRequest, with pipeline: Pipeline) {
    let (text, found) = scene.suppressed(path: path, with: pipeline)
    files = [(path, found.isEmpty ? Self.laidOut(text, at: path, request, with: pipeline) : text)]
    errors = [(SourceText(path: path, text: text), found)]
  }

  /// A storyboard.
  init(_ storyboard: ImportedStoryboard, at path: String, _ request: ImportRequest, with pipeline: Pipeline) {
    files = [(path, Self.laidOut(storyboard.text, at: path, request, with: pipeline))]
    for (name, text) in storyboard.members {
      let file = StoryboardFiles.file(of: name, in: path)
      files.append((file, Self.laidOut(text, at: file, request, with: pipeline)))
    }
    errors = []
    // What the import itself has checked holds, unless the project's settings say more than the catalog.
    if storyboard.isValid, pipeline.target == nil, pipeline.components == nil { return }
    let members = zip(storyboard.members, files.dropFirst()).map { member, file in
      StoryboardMember(name: member.name, source: SourceText(path: file.path, text: file.text))
    }
    let manifest = SourceText(path: path, text: files[0].text)
    errors = pipeline.checkedStoryboard(manifest: manifest, members: members).texts.map { text in
      (text.tree.source, text.diagnostics.filter { $0.severity == .error })
    }
  }

  /// A text without what only Interface Builder needs, where that is asked for.
  private static func laidOut(
    _ text: String,
    at path: String,
    _ request: ImportRequest,
    with pipeline: Pipeline
  ) -> String {
    guard request.discardsBookkeeping else { return text }
    let formatter = SceneFormatter(pipeline: pipeline, discardsBookkeeping: true)
    guard case .changed(let bytes) = formatter.format(SourceText(path: path, text: text)).value else { return text }
    return String(decoding: bytes, as: UTF8.self)
  }
}
