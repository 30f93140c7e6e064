import SceneDiagnostics

/// Finds the storyboards that the arguments of a command name.
@MainActor
enum StoryboardSearch {
  /// What arguments name.
  struct Found {
    /// The storyboards' own files, each with its path below the folder that was named.
    var storyboards: [String: String] = [:]
    /// The arguments that name scenes, or may.
    var others: [String] = []
  }

  /// Divides arguments: storyboards by name, those below folders, and those to which named scenes belong.
  static func divide(_ arguments: [String], in run: ToolRun) -> Found {
    var found = Found()
    for argument in arguments {
      let path = FilePath.trimmed(argument)
      if StoryboardFiles.isName(path) {
        guard (try? run.files.status(path))?.kind != .folder else {
          found.others.append(argument)
          continue
        }
        found.storyboards[path] = FilePath.name(of: path)
        run.named.scenes.append(path)
      } else if let storyboard = storyboard(of: path, in: run.files) {
        found.storyboards[storyboard] = FilePath.name(of: storyboard)
        run.named.scenes.append(storyboard)
      } else if (try? run.files.status(path))?.kind == .folder {
        let below = storyboards(below: path, in: run)
        found.storyboards.merge(below.storyboards) { first, _ in first }
        if below.storyboards.isEmpty || below.hasScenes { found.others.append(argument) } else {
          run.named.folders.append(path)
        }
      } else {
        found.others.append(argument)
      }
    }
    return found
  }

  /// The storyboard that a scene belongs to: the file beside the scene's folder that has its name; nil for a scene that stands alone.
  static func storyboard(of scene: String, in files: FileSystem) -> String? {
    guard SceneInput.isSceneName(scene) else { return nil }
    let folder = FilePath.folder(of: scene)
    guard folder != ".", FilePath.name(of: folder) != ".." else { return nil }
    let path = folder + StoryboardFiles.suffix
    return (try? files.status(path))?.kind == .regular ? path : nil
  }

  private static func storyboards(
    below folder: String,
    in run: ToolRun
  ) -> (storyboards: [String: String], hasScenes: Bool) {
    var search = FileSearch(run.files) { StoryboardFiles.isName($0) || SceneInput.isSceneName($0) }
    search.search(folder)
    let prefix = FilePath.join(folder, "").utf8.count
    var storyboards: [String: String] = [:]
    var hasScenes = !search.failures.isEmpty
    for path in search.found {
      if StoryboardFiles.isName(path) {
        storyboards[path] = String(decoding: path.utf8.dropFirst(prefix), as: UTF8.self)
      } else if storyboard(of: path, in: run.files) == nil {
        hasScenes = true
      }
    }
    return (storyboards, hasScenes)
  }
}
