package import SceneTooling

/// A scene in which nothing was found, and how to tell that it is still the same.
package struct CacheEntry: Hashable, Sendable {
  /// What the file system says of a file that nobody changed.
  package struct Stamp: Hashable, Sendable {
    var identity: FileStatus.Identity
    var size: Int64
    var modified: Int64
    var changed: Int64

    /// Takes the stamp of a file.
    package init(_ status: FileStatus) {
      (identity, size) = (status.identity, status.size)
      (modified, changed) = (status.modified, status.changed)
    }

    init(identity: FileStatus.Identity, size: Int64, modified: Int64, changed: Int64) {
      (self.identity, self.size, self.modified, self.changed) = (identity, size, modified, changed)
    }
  }

  /// The file as it was before it was read.
  package var stamp: Stamp
  /// When that was.
  package var checked: Int64
  /// What was read.
  package var content: ContentHash
  /// The folders and catalogs of images and colours that the scene names.
  package var assets: [String]
  /// The images and colours that were found there and where the project looks.
  package var found: ContentHash
  /// What rules about folders want to know.
  package var facts: SceneFacts

  /// Clocks of file systems are coarse: what was changed so shortly before it was read may be changed again unnoticed.
  private static let coarseness: Int64 = 2_000_000_000

  /// Whether a file with this stamp surely has the contents that were checked.
  func vouches(for current: Stamp) -> Bool {
    stamp == current && checked &- max(stamp.modified, stamp.changed) > Self.coarseness
  }
}

extension CacheEntry {
  func write(to writer: inout CacheWriter) {
    writer.write(stamp.identity.device)
    writer.write(stamp.identity.number)
    for number in [stamp.size, stamp.modified, stamp.changed, checked] { writer.write(number) }
    writer.write(content)
    writer.write(assets)
    writer.write(found)
    writer.write(facts.classes.sorted())
    writer.write(facts.outlets.sorted())
  }

  init?(from reader: inout CacheReader) {
    guard let device = reader.number(UInt64.self), let number = reader.number(UInt64.self),
      let size = reader.number(Int64.self), let modified = reader.number(Int64.self),
      let changed = reader.number(Int64.self), let checked = reader.number(Int64.self), let content = reader.hash(),
      let assets = reader.texts(), let found = reader.hash(), let classes = reader.texts(), let outlets = reader.texts()
    else { return nil }
    let identity = FileStatus.Identity(device: device, number: number)
    stamp = Stamp(identity: identity, size: size, modified: modified, changed: changed)
    (self.checked, self.content, self.assets, self.found) = (checked, content, assets, found)
    facts = SceneFacts(classes: Set(classes), outlets: Set(outlets))
  }
}
