import AssetCatalog
import DioramaDriver
import SceneCompiler
import SceneLanguage
import SceneModel

extension NibInput {
  /// The scene's objects by their live objects; nil for a nib.
  @MainActor
  func objects(in nib: LiveNib) -> SceneObjects? {
    scene.map { SceneObjects($0, at: listIndexes, in: nib) }
  }

  /// The texts in languages; nil where the translations cannot be read, which is reported.
  @MainActor
  func texts(in locales: [String], catalog: String?, _ run: ToolRun) -> LocaleTexts? {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let table = file.hasSuffix(".nib") ? String(file.dropLast(".nib".count)) : SourceKind.name(ofPath: path)
    let scenes = scene.map { [(scene: $0.scene, isInStoryboard: false)] } ?? []
    return LocaleTexts(locales, of: path, table: table, scenes: scenes, project, catalog: catalog, in: run)
  }

  /// The files of the input's project; those that the runtime has already for a nib.
  @MainActor
  func runtimeFiles(in run: ToolRun) -> RuntimeFiles {
    guard let scene, let project else { return RuntimeFiles() }
    return RuntimeFiles(of: [scene], in: scene.scene.source, project, run)
  }

  /// Runs a closure in which images have the sizes and the pixels of the project's image files, and fonts those of its fonts.
  @MainActor
  func withFiles<Value, Failure: Error>(
    in run: ToolRun,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    run.useMachineFonts()
    return try runtimeFiles(in: run).using(body)
  }
}
