import DioramaBuild
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
    guard let file = InputFile(argument, in: run), let pipeline = Pipelines(settings, in: run).pipeline(for: file.path)
    else { return nil }
    path = file.path
    let source: SourceText
    switch file.kind {
    case .scene: source = SourceText(path: path, bytes: file.bytes)
    case .nib:
      guard let archive = NibInput.decoded(file.bytes, path: path, in: run),
        let decompilation = decompiled(archive, path: path, with: pipeline, in: run)
      else { return nil }
      source = SourceText(path: path, text: decompilation.text)
    }
    let validated = pipeline.validated(source)
    // What a nib holds is no news to whoever compares it.
    if file.kind == .scene { run.report(validated.diagnostics.filter { $0.severity == .error }, in: source) }
    guard let value = validated.value else { return nil }
    scene = ComparedScene(value, hasOwnIDs: file.kind == .scene)
  }
}
