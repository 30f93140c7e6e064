import SceneLint

/// A scene's slot in the cache, for the thread that works on it.
struct CacheSlot: Sendable {
  /// A moment at which a scene was looked at, and what it was then.
  struct Moment {
    var stamp: CacheEntry.Stamp
    var time: Int64
  }

  /// The absolute path of the scene.
  var path: String
  /// What is known of it.
  var entry: CacheEntry?
  var files: FileSystem
  /// A hash of what is beside a scene: the images and colors at paths and in the project's asset paths, the sizes of some
  /// images, and the files of some fonts.
  var surroundings: @Sendable (_ paths: [String], _ images: [String], _ fonts: [String]) -> ContentHash = { _, _, _ in
    ContentHash()
  }
  /// The absolute paths of the files that are made of the scene.
  var outputs: [String] = []

  /// A file before it is read; nil for one that cannot be looked at, or gives each reader something else.
  func moment() -> Moment? {
    let time = files.now()
    guard let status = try? files.status(path), status.kind == .regular else { return nil }
    return Moment(stamp: CacheEntry.Stamp(status), time: time)
  }

  /// What is known of the scene where nothing has changed, without reading it.
  func unread(_ moment: Moment) -> CacheEntry? {
    guard let entry, entry.stamp.vouches(for: moment.stamp, since: entry.checked) else { return nil }
    guard let current = current(entry, at: moment) else { return nil }
    // What was read again need not be the next time.
    let isSettled = entry.outputs.allSatisfy { $0.stamp.isSettled(at: entry.checked) }
    return isSettled && current.outputs == entry.outputs ? entry : current
  }

  /// What is known of a scene of which only the file system says that it has changed.
  func renewed(_ moment: Moment, content: ContentHash) -> CacheEntry? {
    guard let entry, entry.content == content else { return nil }
    return current(entry, at: moment)
  }

  /// What is known of an unchanged scene, as of now; nil where anything beside it is not as it was.
  private func current(_ entry: CacheEntry, at moment: Moment) -> CacheEntry? {
    guard entry.found == surroundings(entry.assets, entry.images, entry.fonts),
      entry.outputs.map({ PathKey($0.path) }) == outputs.map({ PathKey($0) })
    else { return nil }
    var current = entry
    current.outputs = entry.outputs.compactMap { $0.intact(since: entry.checked, in: files) }
    guard current.outputs.count == outputs.count else { return nil }
    (current.stamp, current.checked) = (moment.stamp, moment.time)
    return current
  }

  /// What is to be known of a scene; nil where its outputs are none to be known.
  func fresh(_ moment: Moment, content: ContentHash, _ scene: KeptScene) -> CacheEntry? {
    let made = zip(outputs, scene.outputs).compactMap { CacheOutput($0, content: $1, in: files) }
    guard made.count == outputs.count else { return nil }
    return CacheEntry(
      stamp: moment.stamp,
      checked: moment.time,
      content: content,
      assets: scene.assets,
      images: scene.images,
      fonts: scene.fonts,
      found: surroundings(scene.assets, scene.images, scene.fonts),
      facts: scene.facts,
      outputs: made,
      draft: scene.draft,
      findings: scene.findings
    )
  }
}

/// What is worth keeping of a scene.
struct KeptScene {
  /// The folders and catalogs of images and colors that the scene names.
  var assets: [String] = []
  /// The images whose sizes rules requested.
  var images: [String] = []
  /// The fonts of the application that rules asked for by name.
  var fonts: [String] = []
  /// The facts for rules about folders; nil for a scene with errors.
  var facts: SceneFacts?
  /// What the files that were made of it hold, in the order of the slot's outputs.
  var outputs: [ContentHash] = []
  /// What the Swift of other scenes needs of it; empty but where Swift was generated.
  var draft: [UInt8] = []
  /// What was found in it.
  var findings = KeptFindings()
}
