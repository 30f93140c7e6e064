import SceneTooling

/// A scene's place in the cache, for the thread that checks it.
struct CacheSlot: Sendable {
  /// The absolute path of the scene.
  var path: String
  /// What is known of it.
  var entry: CacheEntry?
  var files: FileSystem
  /// A hash of the images and colours that are found at paths and where the project looks.
  var assets: @Sendable ([String]) -> ContentHash = { _ in ContentHash() }

  /// A file before it is read; nil where it cannot be looked at.
  func stamp() -> (stamp: CacheEntry.Stamp, time: Int64)? {
    let time = files.now()
    return (try? files.status(path)).map { (CacheEntry.Stamp($0), time) }
  }

  /// What is known of the scene where nothing has changed, without reading it.
  func unread(_ stamp: CacheEntry.Stamp) -> CacheEntry? {
    guard let entry, entry.vouches(for: stamp), entry.found == assets(entry.assets) else { return nil }
    return entry
  }

  /// What is known of a scene of which only the file system says that it has changed.
  func renewed(_ stamp: CacheEntry.Stamp, at time: Int64, content: ContentHash) -> CacheEntry? {
    guard var entry, entry.content == content, entry.found == assets(entry.assets) else { return nil }
    (entry.stamp, entry.checked) = (stamp, time)
    return entry
  }

  /// What is to be known of a scene in which nothing was found.
  func fresh(
    _ stamp: CacheEntry.Stamp,
    at time: Int64,
    content: ContentHash,
    assets names: [String] = [],
    facts: SceneFacts = SceneFacts()
  ) -> CacheEntry {
    CacheEntry(
      stamp: stamp,
      checked: time,
      content: content,
      assets: names,
      found: assets(names),
      facts: facts
    )
  }
}
