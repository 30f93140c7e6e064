import DioramaDriver
import InterfaceBuilder
import NibArchive
import NibDecompiler
import SceneCatalog
import SceneComparison
import SceneCompiler
import SceneDiagnostics
import SceneLint

/// A file to be compared, as a scene, whatever it was.
package struct ComparedInput {
  /// The path that messages name.
  package let path: String
  let scene: ComparedScene
  private let validated: ValidatedScene
  private let project: Project
  private var pipeline: Pipeline { project.pipeline }
  /// The version of the coder of a nib; nil for what is none.
  private let coderVersion: Int?
  /// The file as it is, with the project that reads it; nil for a nib.
  private let linted: (source: SourceText, project: Project)?

  /// Reads a file; nil where that fails or a scene has errors, which is reported.
  @MainActor
  init?(_ argument: String, settings: SettingSources, in run: ToolRun) {
    guard let file = InputFile(argument, takesDocuments: true, in: run),
      var project = Projects(settings, in: run).project(for: file.path)
    else { return nil }
    path = file.path
    linted = file.kind == .nib ? nil : (SourceText(path: file.path, bytes: file.bytes), project)
    // A document is imported here, with all that an export gives back.
    project.pipeline.reader = nil
    self.project = project
    let pipeline = project.pipeline
    var coderVersion: Int?
    let source: SourceText
    switch file.kind {
    case .scene: source = SourceText(path: path, bytes: file.bytes)
    case .document:
      let document = SourceText(path: path, bytes: file.bytes)
      let imported = importDocument(document, catalog: pipeline.catalog, isLocalizable: Self.isLocalizable(path))
      run.report(imported.diagnostics.filter { $0.severity == .error }, in: document)
      guard let scene = imported.value else { return nil }
      source = SourceText(path: path, text: scene.suppressed(path: path, with: pipeline).text)
    case .nib:
      guard let archive = NibInput.decoded(file.bytes, path: path, in: run),
        let decompilation = decompiled(archive, path: path, with: pipeline, in: run)
      else { return nil }
      source = SourceText(path: path, text: decompilation.text)
      coderVersion = Int(archive.coderVersion)
    }
    self.coderVersion = coderVersion
    let validated = pipeline.validated(source)
    // What a nib holds is not news in a comparison.
    if file.kind != .nib { run.report(validated.diagnostics.filter { $0.severity == .error }, in: source) }
    guard let value = validated.value else { return nil }
    self.validated = value
    scene = ComparedScene(value, hasOwnIDs: file.kind != .nib)
  }

  /// What is left of a scene that is compiled as the other side's nib was; nil where this is a nib itself, or the other is none.
  func decompiledAgain(like other: ComparedInput) -> ComparedScene? {
    guard coderVersion == nil, let version = other.coderVersion else { return nil }
    let isUsual = Int(pipeline.tools.coderVersion) == version
    let tools = isUsual ? pipeline.tools : NibTools(coderVersion: version)
    guard
      let decompilation = try? decompile(
        emit(validated, EmissionOptions(like: tools)).archive,
        path: path,
        with: pipeline
      ),
      let again = pipeline.validated(SourceText(path: path, text: decompilation.text)).value
    else { return nil }
    return ComparedScene(again, hasOwnIDs: false)
  }

  /// What the linter finds in the file, as `[rule] message`; empty for a nib.
  @MainActor
  func findings(in run: ToolRun) -> [String] {
    guard let (source, project) = linted else { return [] }
    let assets = AssetSearch(run.files)
    let settings = project.lintSettings(for: SceneInput(path: path), in: run.files)
    let linter = Linter(pipeline: project.pipeline, settings: settings) { assets.names(for: $0, in: project) }
    return linter.lint(source).diagnostics.map { "[\($0.id)] \($0.message)" }
  }

  /// The nib of the scene, to be shown.
  package var nib: NibInput { NibInput(path: path, project: project, scene: validated) }

  /// What changed from this file to another.
  func difference(to other: ComparedInput) -> SceneDifference {
    var difference = SceneDifference(scene, other.scene)
    // What a scene says and no nib keeps is no change.
    if let own = decompiledAgain(like: other) { difference.remove(SceneDifference(scene, own)) }
    if let own = other.decompiledAgain(like: self) { difference.remove(SceneDifference(own, other.scene)) }
    return difference
  }

  /// Whether a document's texts are keys of a strings table.
  private static func isLocalizable(_ path: String) -> Bool {
    FilePath.name(of: FilePath.folder(of: path)) == "Base.lproj"
  }
}
