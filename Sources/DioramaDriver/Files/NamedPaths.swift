/// What the arguments of a command name, in which scenes are looked for.
package struct NamedPaths: Sendable {
  /// The folders.
  package var folders: [String] = []
  /// The scenes that are named themselves.
  package var scenes: [String] = []
}

extension ToolRun {
  /// Takes note that naming a scene of a storyboard names the storyboard, beside which outputs are made.
  package func name(_ storyboards: [StoryboardInput]) {
    named.scenes += storyboards.filter(\.isNamed).map(\.manifest.path)
  }

  /// The bounds of what lies beside a scene: the folders that were named, and those of the scenes that were.
  package func boundsBesideScenes() -> WritingBounds {
    let own = Set(named.scenes.map { PathKey(FilePath.folder(of: $0)) }).map(\.path)
    return WritingBounds(folders: named.folders + own, in: files)
  }
}
