import AssetCatalog
import DioramaCLI
import DioramaDriver
import DioramaUI
import SceneCompiler
import SceneModel

extension NibInput {
  /// The scene's objects by their live objects; nil for a nib.
  @MainActor
  func objects(in nib: LiveNib) -> SceneObjects? {
    scene.map { SceneObjects($0, at: objectPlaces, in: nib) }
  }

  /// Runs a closure in which images have the sizes of the project's image files.
  @MainActor
  func withImages<Value, Failure: Error>(
    in run: ToolRun,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = UIRuntime.shared.imageSize
    defer { UIRuntime.shared.imageSize = outer }
    if let scene, let project {
      let size = KnownImages(of: scene.scene.source, in: project, run).sizes(for: scene)
      UIRuntime.shared.imageSize = { name in size(name).map { CGSize(width: $0.width, height: $0.height) } }
    }
    return try body()
  }
}
