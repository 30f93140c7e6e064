/// How far the paths of a configuration lead: its author is not known, so they stay where it came from.
///
/// That is the nearest folder above that holds a `.git`, or the configuration's own folder where there is none.
struct ConfigurationReach {
  /// The folder, absolute and without links.
  let root: String
  private let files: FileSystem

  /// Finds how far the configuration in a folder leads; nil where there is no such folder.
  init?(from folder: String, in files: FileSystem) {
    guard let own = try? files.canonicalPath(folder) else { return nil }
    self.files = files
    root = Self.repository(of: own, in: files) ?? own
  }

  private static func repository(of folder: String, in files: FileSystem) -> String? {
    var current = folder
    // A folder in a repository of its own, and a file in a submodule.
    while (try? files.status(FilePath.join(current, ".git"))) == nil {
      if current == "/" { return nil }
      current = FilePath.folder(of: current)
    }
    return current
  }

  /// Whether a file or folder that exists is within reach, wherever links lead.
  func holds(_ path: String) throws(FileError) -> Bool {
    FilePath.contains(root, try files.canonicalPath(path))
  }

  /// Whether a file or folder is within reach, or would be where it is yet to be made.
  func wouldHold(_ path: String) -> Bool {
    FilePath.contains(root, (try? files.canonicalPath(path)) ?? Location.of(path, in: files))
  }
}
