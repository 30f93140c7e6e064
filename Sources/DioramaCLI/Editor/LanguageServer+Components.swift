import DioramaDriver
import JSONText
import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneFormat
import SceneLanguage

extension LanguageServer {
  /// The object at a position as a component of its own, and the component there written out: both keep the nib.
  func componentActions(
    _ analysis: Analysis,
    _ address: String,
    _ positions: EditorPositions,
    at offset: Int,
    isWanted: (CodeAction.Kind) -> Bool
  ) -> [JSONValue] {
    // What a scene of a storyboard becomes depends on the other texts.
    guard analysis.kind == .scene, analysis.scene != nil, manifest(of: analysis.source.path) == nil,
      let project = projects.project(for: analysis.source.path)
    else { return [] }
    var found: [JSONValue] = []
    if isWanted(.extract),
      let change = extraction(analysis, address, positions, at: offset, project)
    {
      found.append(Self.action("Extract a component", .extract, change))
    }
    if isWanted(.inline),
      case .success(let edits) = ComponentExtraction.inlined(at: offset, in: analysis.source, with: project.pipeline)
    {
      var change = WorkspaceChange(client: client)
      change.add(edits, address, documents[address]?.version, positions)
      found.append(Self.action("Inline the component", .inline, change))
    }
    return found
  }

  private static func action(_ title: String, _ kind: CodeAction.Kind, _ change: WorkspaceChange) -> JSONValue {
    ["title": .string(title), "kind": .string(kind.rawValue), "edit": change.json]
  }

  /// A new file in the first folder of the project's components, and a use of it; nil where that cannot be.
  private func extraction(
    _ analysis: Analysis,
    _ address: String,
    _ positions: EditorPositions,
    at offset: Int,
    _ project: Project
  ) -> WorkspaceChange? {
    guard client.createsFiles, client.takesDocumentChanges, let root = project.folder,
      let folder = project.configuration.components.first
    else { return nil }
    let known = Set(project.pipeline.components?.names.map { $0.lowercased() } ?? [])
    let base = analysis.componentName(at: offset)
    guard let name = ([base] + (2...99).map { "\(base)\($0)" }).first(where: { !known.contains($0.lowercased()) }),
      case .success(let made) = ComponentExtraction.extracted(
        at: offset,
        named: name,
        from: analysis.source,
        with: project.pipeline
      )
    else { return nil }
    let file = FilePath.join(absolute(FilePath.resolve(folder.value, from: root)), name + SourceKind.component.suffix)
    var change = WorkspaceChange(client: client)
    change.create(FileAddress.of(file), text: made.component)
    change.add(made.edits, address, documents[address]?.version, positions)
    return change
  }

  /// The picture of an open scene, as it is in the editor.
  func picture(of address: String) throws(RequestProblem) -> JSONValue {
    guard let analysis = analyzed(address) else {
      throw RequestProblem(code: .invalidParams, message: "the document is not open")
    }
    guard analysis.kind != .storyboard, manifest(of: analysis.source.path) == nil else {
      throw RequestProblem(
        code: .requestFailed,
        message: "scenes of storyboards are shown by 'diorama preview', with their storyboard"
      )
    }
    guard let project = projects.project(for: analysis.source.path) else {
      throw RequestProblem(code: .requestFailed, message: "the project's configuration or schemas have errors")
    }
    guard let picture = editorPicture(of: analysis.source, in: project, surroundings) else {
      let hasErrors = analysis.diagnostics.hasErrors
      throw RequestProblem(
        code: .requestFailed,
        message: hasErrors ? "the scene has errors" : "the scene holds no view that could be drawn"
      )
    }
    return ["version": .integer(analysis.version), "svg": .string(picture)]
  }
}
