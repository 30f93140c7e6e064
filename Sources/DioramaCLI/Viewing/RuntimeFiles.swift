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
  var imageSize: (@MainActor (String) -> CGSize?)?
  var imageData: (@MainActor (String) -> Data?)?

  /// The files of a project for scenes of a text.
  init(of scenes: [ValidatedScene], in source: SourceText, _ project: Project, _ run: ToolRun) {
    fonts = project.fonts.library
    let images = KnownImages(of: source, in: project, run)
    let (sizes, files) = (scenes.map { images.sizes(for: $0) }, scenes.map { images.files(for: $0) })
    imageSize = { name in
      sizes.lazy.compactMap { $0(name) }.first.map { CGSize(width: $0.width, height: $0.height) }
    }
    imageData = ImageFiles.readOnce { name in files.lazy.compactMap { $0(name) }.first }
  }

  /// Those of a nib, which knows no project.
  init() {}

  /// Has the runtime use the files.
  func use() {
    if let fonts { UIRuntime.shared.fonts = fonts }
    if imageSize != nil || imageData != nil {
      (UIRuntime.shared.imageSize, UIRuntime.shared.imageData) = (imageSize, imageData)
    }
  }

  /// Runs a closure in which the runtime uses the files.
  func using<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let outer = (UIRuntime.shared.imageSize, UIRuntime.shared.imageData, UIRuntime.shared.fonts)
    defer { (UIRuntime.shared.imageSize, UIRuntime.shared.imageData, UIRuntime.shared.fonts) = outer }
    use()
    return try body()
  }
}
