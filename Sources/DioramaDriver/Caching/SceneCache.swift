/// The scenes of a project that earlier runs have looked at, and what they found, kept in a folder.
///
/// A cache is of one key: the tool, the project's settings and the flags that matter. What is wrong with it never fails a
/// run: what cannot be read is not known, and what cannot be written is noted.
@MainActor
final class SceneCache {
  /// Beside those that this run has looked at, earlier scenes are kept until there are so many in all.
  private static let mostEntries = 1 << 16

  private let folder: CacheFolder
  private let key: ContentHash
  private let files: FileSystem
  private let known: [PathKey: CacheEntry]
  /// What this run has learned: nil of a scene that is to be looked at again.
  private var learned: [PathKey: CacheEntry?] = [:]
  private var folders: [PathKey: String] = [:]

  init(_ folder: CacheFolder, key: ContentHash, in run: ToolRun) {
    self.folder = folder
    self.key = key
    files = run.files
    known = CacheFile.decoded(folder.contents(of: key.digits), key: key)
  }

  /// The slot of a scene; nil for standard input.
  func slot(for input: SceneInput) -> CacheSlot? {
    guard !input.isStandardInput else { return nil }
    let path = Location.of(input.path, in: files, folders: &folders)
    return CacheSlot(path: path, entry: known[PathKey(path)], files: files)
  }

  /// Learns what became of a scene.
  func learn(_ entry: CacheEntry?, at slot: CacheSlot) {
    learned[PathKey(slot.path)] = .some(entry)
  }

  /// Writes what has changed; scenes that this run has not looked at are kept while they exist.
  func save(in run: ToolRun) {
    guard learned.contains(where: { $0.value != known[$0.key] }) else { return }
    var entries = learned.compactMapValues { $0 }
    for (path, entry) in known.sorted(by: { $0.key < $1.key }) where learned[path] == nil {
      guard entries.count < Self.mostEntries else { break }
      if (try? files.status(path.path)) != nil { entries[path] = entry }
    }
    folder.write(CacheFile.encoded(entries, key: key), as: key.digits, in: run)
  }
}
