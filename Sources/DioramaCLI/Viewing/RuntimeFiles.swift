import AssetCatalog
import DioramaDriver
import DioramaUI
import Foundation
import SceneCompiler
import SceneDiagnostics
import TextMetrics

/// The sizes and the pixels of a project's images, and its fonts, as the runtime asks for them.
@MainActor
struct RuntimeFiles {
  var fonts: FontLibrary?
  var images: UIRuntime.ImageSources?

  /// The files of a project for scenes of a text.
  init(of scenes: [ValidatedScene], in source: SourceText, _ project: Project, _ run: ToolRun) {
    fonts = project.fonts.library
    let images = KnownImages(of: source, in: project, run)
    let (sizes, files) = (scenes.map { images.sizes(for: $0) }, scenes.map { images.files(for: $0) })
    let intents = scenes.map { images.intents(for: $0) }
    self.images = UIRuntime.ImageSources { name in
      sizes.lazy.compactMap { $0(name) }.first
    } files: { name, place in
      files.lazy.compactMap { $0(name, place) }.first
    } intents: { name in
      intents.lazy.compactMap { $0(name) }.first
    }
  }

  /// Those of a nib, which knows no project.
  init() {}

  /// Has the runtime use the files.
  func use() {
    if let fonts { UIRuntime.shared.fonts = fonts }
    if let images { UIRuntime.shared.imageSources = images }
  }

  /// Runs a closure in which the runtime uses the files.
  func using<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let outer = (UIRuntime.shared.imageSources, UIRuntime.shared.fonts)
    defer { (UIRuntime.shared.imageSources, UIRuntime.shared.fonts) = outer }
    use()
    return try body()
  }
}
