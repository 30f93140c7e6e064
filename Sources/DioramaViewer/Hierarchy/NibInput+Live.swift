import DioramaBuild
import DioramaCLI
import DioramaUI
import SceneCompiler
import SceneModel
import SceneTooling

extension NibInput {
  /// What the scene says of the objects that were made of it; nil for a nib.
  @MainActor
  func objects(in nib: LiveNib) -> SceneObjects? {
    guard let scene, let project else { return nil }
    return SceneObjects(scene, at: project.pipeline.traced(scene).objectPlaces, in: nib)
  }

  /// Does something in which images are as large as the files that the scene and its project name for them.
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
