import DioramaBuild
import InterfaceBuilder
import NibArchive
import NibDecompiler
import SceneCompiler
import SceneDiagnostics
import SceneTooling

/// A file to be compared, as a scene, whatever it was.
struct ComparedInput {
  let path: String
  let scene: ComparedScene

  /// Reads a file; nil where that fails or a scene has errors, which is reported.
  @MainActor
  init?(_ argument: String, settings: SettingSources, in run: ToolRun) {
    guard let file = InputFile(argument, takesDocuments: true, in: run),
      let pipeline = Projects(settings, in: run).pipeline(for: file.path)
    else { return nil }
    path = file.path
    let source: SourceText
    switch file.kind {
    case .scene: source = SourceText(path: path, bytes: file.bytes)
    case .document:
      let document = SourceText(path: path, bytes: file.bytes)
      let imported = importDocument(document, catalog: pipeline.catalog, isLocalizable: Self.isLocalizable(path))
      run.report(imported.diagnostics.filter { $0.severity == .error }, in: document)
      guard let text = imported.value?.text else { return nil }
      source = SourceText(path: path, text: TagSuppression.add(to: text, path: path, with: pipeline))
    case .nib:
      guard let archive = NibInput.decoded(file.bytes, path: path, in: run),
        let decompilation = decompiled(archive, path: path, with: pipeline, in: run)
      else { return nil }
      source = SourceText(path: path, text: decompilation.text)
    }
    let validated = pipeline.validated(source)
    // What a nib holds is no news to whoever compares it.
    if file.kind != .nib { run.report(validated.diagnostics.filter { $0.severity == .error }, in: source) }
    guard let value = validated.value else { return nil }
    scene = ComparedScene(value, hasOwnIDs: file.kind != .nib)
  }

  /// Whether a document's texts are keys of a strings table.
  private static func isLocalizable(_ path: String) -> Bool {
    FilePath.name(of: FilePath.folder(of: path)) == "Base.lproj"
  }
}
