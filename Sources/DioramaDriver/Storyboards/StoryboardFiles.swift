import SceneLanguage

/// The names of a storyboard's files.
package enum StoryboardFiles {
  /// How the name of a storyboard's own file ends.
  package static let suffix = SourceKind.storyboard.suffix

  /// The folder with the scenes of a storyboard that are files of their own.
  package static func folder(of path: String) -> String {
    String(path.dropLast((SourceKind(path: path) ?? .storyboard).suffix.count))
  }

  /// The file of a scene.
  package static func file(of scene: String, in path: String) -> String {
    FilePath.join(folder(of: path), scene + SceneInput.suffix)
  }
}
