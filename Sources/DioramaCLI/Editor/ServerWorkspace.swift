import DioramaDriver
import SceneEditor
import SceneLanguage

/// The files of the folders that an editor has open, as far as they were looked at.
struct ServerWorkspace {
  /// The folders, by their paths.
  var folders: [String] = []
  /// What is known of the files, by path.
  private(set) var scenes: [String: IndexedScene] = [:]
  /// The files that are still to be looked at, the first last; without those that are no longer in `expected`.
  private var waiting: [String] = []
  /// The files of `waiting` that are still wanted.
  private var expected: Set<PathKey> = []
  /// The folders and files that cannot be looked at.
  private(set) var failures: [FileError] = []

  /// More files than this are no project.
  private static let maximumFiles = 20_000
  /// Larger files are looked at when they are opened.
  static let maximumBytes = 4 << 20

  /// Whether files are still to be looked at.
  var isReading: Bool { !expected.isEmpty }

  /// Finds the files; they are read later.
  mutating func begin(in files: FileSystem) {
    scenes = [:]
    waiting = []
    failures = []
    for folder in folders {
      var search = FileSearch(files, mostFolders: 1 << 14) { SourceKind(path: $0).map { !$0.isDocument } == true }
      search.search(folder)
      waiting += search.found.prefix(Self.maximumFiles)
      failures += search.failures
    }
    waiting.reverse()
    expected = Set(waiting.map { PathKey($0) })
  }

  /// The next file to look at; nil where there is none.
  mutating func next() -> String? {
    while let path = waiting.popLast() {
      if expected.remove(PathKey(path)) != nil { return path }
    }
    return nil
  }

  /// Keeps what was found in a file.
  mutating func keep(_ scene: IndexedScene) { scenes[scene.path] = scene }

  /// Has a file read again.
  mutating func revisit(_ path: String) {
    if expected.insert(PathKey(path)).inserted { waiting.append(path) }
  }

  /// Forgets a file that is gone.
  mutating func remove(_ path: String) {
    scenes[path] = nil
    expected.remove(PathKey(path))
  }
}
