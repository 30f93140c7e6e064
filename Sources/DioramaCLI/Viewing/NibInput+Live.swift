import AssetCatalog
import DioramaDriver
import DioramaUI
import Foundation
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

  /// Runs a closure in which images have the sizes and the pixels of the project's image files, and fonts those of its fonts.
  @MainActor
  func withFiles<Value, Failure: Error>(
    in run: ToolRun,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = UIRuntime.shared.imageSources
    let outerFonts = UIRuntime.shared.fonts
    defer {
      UIRuntime.shared.imageSources = outer
      UIRuntime.shared.fonts = outerFonts
    }
    if let project { UIRuntime.shared.fonts = project.fonts.library }
    run.useMachineFonts()
    if let scene, let project {
      let images = KnownImages(of: scene.scene.source, in: project, run)
      UIRuntime.shared.imageSources = UIRuntime.ImageSources(
        sizes: images.sizes(for: scene),
        files: images.files(for: scene),
        intents: images.intents(for: scene)
      )
    }
    return try body()
  }
}
