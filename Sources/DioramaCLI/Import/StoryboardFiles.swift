import DioramaDriver
import SceneLanguage

/// The names of a storyboard's files.
enum StoryboardFiles {
  /// The folder with the scenes of a storyboard that are files of their own.
  static func folder(of path: String) -> String { String(path.dropLast(SourceKind.storyboard.suffix.count)) }

  /// The file of a scene.
  static func file(of scene: String, in path: String) -> String {
    FilePath.join(folder(of: path), scene + SourceKind.scene.suffix)
  }
}
