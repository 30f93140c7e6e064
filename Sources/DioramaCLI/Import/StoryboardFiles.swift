import DioramaDriver

/// The names of a storyboard's files.
enum StoryboardFiles {
  /// How the name of a storyboard's own file ends.
  static let suffix = ".storyboard.yaml"

  /// Whether a file's name is that of a storyboard.
  static func isName(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count
  }

  /// The folder with the scenes of a storyboard that are files of their own.
  static func folder(of path: String) -> String { String(path.dropLast(suffix.count)) }

  /// The file of a scene.
  static func file(of scene: String, in path: String) -> String {
    FilePath.join(folder(of: path), scene + SceneInput.suffix)
  }
}
