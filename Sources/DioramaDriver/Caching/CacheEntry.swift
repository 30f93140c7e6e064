package import SceneLint

/// A scene that was looked at, what was found in it, and how to recognize that it is unchanged.
package struct CacheEntry: Hashable, Sendable {
  /// What the file system says of an unchanged file.
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

    /// Clocks of file systems are coarse: what was changed so shortly before it was read may be changed again unnoticed.
    private static let coarseness: Int64 = 2_000_000_000

    /// Whether a file with another stamp surely has the contents that one with this stamp had at a time.
    func vouches(for current: Stamp, since time: Int64) -> Bool { self == current && isSettled(at: time) }

    /// Whether the file can be distinguished at a time from one that is changed afterwards.
    func isSettled(at time: Int64) -> Bool { time &- max(modified, changed) > Self.coarseness }
  }

  /// The file as it was before it was read.
  package var stamp: Stamp
  /// When that was.
  package var checked: Int64
  /// What was read.
  package var content: ContentHash
  /// The folders and catalogs of images and colors that the scene names.
  package var assets: [String]
  /// The images whose sizes rules requested.
  package var images: [String]
  /// The fonts of the application that rules asked for by name.
  package var fonts: [String] = []
  /// A hash of the images and colors found there and in the project's asset paths, of those sizes, and of the fonts' files.
  package var found: ContentHash
  /// What rules about folders need; nil for a scene with errors, of which that is not known.
  package var facts: SceneFacts?
  /// The files that were made of it.
  var outputs: [CacheOutput] = []
  /// What the Swift of other scenes needs of it; empty but where Swift was generated.
  var draft: [UInt8] = []
  /// What was found in it.
  var findings = KeptFindings()
}

extension CacheEntry.Stamp {
  func write(to writer: inout CacheWriter) {
    writer.write(identity.device)
    writer.write(identity.number)
    for number in [size, modified, changed] { writer.write(number) }
  }

  init?(from reader: inout CacheReader) {
    guard let device = reader.number(UInt64.self), let number = reader.number(UInt64.self),
      let size = reader.number(Int64.self), let modified = reader.number(Int64.self),
      let changed = reader.number(Int64.self)
    else { return nil }
    identity = FileStatus.Identity(device: device, number: number)
    (self.size, self.modified, self.changed) = (size, modified, changed)
  }
}

extension CacheOutput {
  func write(to writer: inout CacheWriter) {
    writer.write(path)
    stamp.write(to: &writer)
    writer.write(content)
  }

  init?(from reader: inout CacheReader) {
    guard let path = reader.text(), let stamp = CacheEntry.Stamp(from: &reader), let content = reader.hash() else {
      return nil
    }
    (self.path, self.stamp, self.content) = (path, stamp, content)
  }
}

extension CacheEntry {
  func write(to writer: inout CacheWriter) {
    stamp.write(to: &writer)
    writer.write(checked)
    writer.write(content)
    writer.write(assets)
    writer.write(images)
    writer.write(fonts)
    writer.write(found)
    writer.write(UInt8(facts == nil ? 0 : 1))
    for names in [facts?.classes, facts?.outlets, facts?.actions, facts?.attributes] {
      writer.write(names?.sorted() ?? [])
    }
    writer.write(UInt32(clamping: outputs.count))
    for output in outputs { output.write(to: &writer) }
    writer.write(draft)
    writer.write(findings.bytes)
  }

  init?(from reader: inout CacheReader) {
    guard let stamp = Stamp(from: &reader), let checked = reader.number(Int64.self), let content = reader.hash(),
      let assets = reader.texts(), let images = reader.texts(), let fonts = reader.texts(),
      let found = reader.hash(),
      let hasFacts: UInt8 = reader.number(), let classes = reader.texts(),
      let outlets = reader.texts(), let actions = reader.texts(), let attributes = reader.texts(),
      let outputCount = reader.number(UInt32.self)
    else { return nil }
    (self.stamp, self.checked, self.content) = (stamp, checked, content)
    (self.assets, self.images, self.fonts, self.found) = (assets, images, fonts, found)
    if hasFacts != 0 {
      facts = SceneFacts(
        classes: Set(classes),
        outlets: Set(outlets),
        actions: Set(actions),
        attributes: Set(attributes)
      )
    }
    for _ in 0..<outputCount {
      guard let output = CacheOutput(from: &reader) else { return nil }
      outputs.append(output)
    }
    guard let draft = reader.bytes(), let findings = reader.bytes() else { return nil }
    (self.draft, self.findings) = (draft, KeptFindings(bytes: findings))
  }
}
