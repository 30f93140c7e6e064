import SwiftSurface

/// What the sources of a project declared in earlier runs, kept in a folder.
///
/// A source counts as unchanged by the marks by which scenes do. What is kept of it is read when a class is asked for.
@MainActor
final class SourceCache {
  /// What is kept of a source.
  private struct Entry {
    var stamp: CacheEntry.Stamp
    var checked: Int64
    var surface: StoredSurface
  }

  private let folder: CacheFolder
  private let key: ContentHash
  private let run: ToolRun
  /// The sources in the order in which they were kept, by their paths from the configuration's folder on.
  private let paths: [String]
  private let entries: [Entry]
  /// Where the next source is expected: they are asked for in the order in which they were kept.
  private var next = 0
  private lazy var indexes = Dictionary(paths.indices.map { (PathKey(paths[$0]), $0) }, uniquingKeysWith: { $1 })
  private var reused = 0

  /// Opens what was kept of a project; nothing is known where that is missing, damaged, or another tool's.
  init(_ folder: String, of configuration: String, in run: ToolRun) {
    self.folder = CacheFolder(folder, in: run)
    self.run = run
    var key = ContentHash()
    for word in ["sources", ToolVersion.current, run.executableMark, Location.of(configuration, in: run.files)] {
      key.add(word)
    }
    self.key = key
    (paths, entries) = Self.read(self.folder.contents(of: key.digits), key) ?? ([], [])
  }

  /// What is known of a source; nil for one that has changed, or is new.
  func surface(of file: SourceModules.File) -> StoredSurface? {
    guard let status = file.status, status.kind == .regular, let index = index(of: file.path) else { return nil }
    let entry = entries[index]
    guard entry.stamp.vouches(for: CacheEntry.Stamp(status), since: entry.checked) else { return nil }
    reused += 1
    return entry.surface
  }

  private func index(of path: String) -> Int? {
    if next < paths.count, PathKey(paths[next]) == PathKey(path) {
      next += 1
      return next - 1
    }
    guard let index = indexes[PathKey(path)] else { return nil }
    next = index + 1
    return index
  }

  /// Keeps what was read of all sources, unless everything was known.
  func learn(_ files: [SourceModules.File], _ surfaces: [StoredSurface], read: [Int]) {
    guard !read.isEmpty || reused < paths.count else { return }
    let wasRead = Set(read)
    var head = CacheWriter()
    var names = CacheWriter()
    var bytes: [UInt8] = []
    head.write(key)
    var count: UInt32 = 0
    for (index, (file, surface)) in zip(files, surfaces).enumerated() {
      guard let status = file.status, status.kind == .regular else { continue }
      count += 1
      head.write(file.path)
      CacheEntry.Stamp(status).write(to: &head)
      // What was not read again was vouched for at the earlier time only.
      let known = wasRead.contains(index) ? nil : indexes[PathKey(file.path)]
      head.write(known.map { entries[$0].checked } ?? file.time)
      head.write(surface.fingerprint)
      head.write(UInt8(surface.hasProblems ? 1 : 0))
      head.write(UInt32(clamping: surface.names.count))
      head.write(UInt32(clamping: surface.bytes.count))
      for name in surface.names {
        names.write(name.last)
        names.write(name.full)
        names.write(name.item)
        names.write(name.kind.rawValue | (name.isObjectiveC ? 0x40 : 0) | (name.isForObjectiveC ? 0x80 : 0))
      }
      bytes += surface.bytes
    }
    var all = CacheWriter()
    all.write(Self.magic)
    all.write(count)
    all.write(UInt32(clamping: head.bytes.count))
    all.write(UInt32(clamping: names.bytes.count))
    let contents = all.bytes + head.bytes + names.bytes + bytes
    var tail = CacheWriter()
    tail.write(ContentHash(of: contents))
    folder.write(contents + tail.bytes, as: key.digits, in: run)
  }

  private static let magic = "diorama sources 1\n"
  private static let nameSize = 21
  private static let hashSize = MemoryLayout<ContentHash>.size

  private static func read(_ bytes: [UInt8], _ key: ContentHash) -> ([String], [Entry])? {
    guard bytes.count > hashSize else { return nil }
    let end = bytes.count - hashSize
    var tail = CacheReader(bytes[end...])
    guard tail.hash() == ContentHash(of: bytes[..<end]) else { return nil }
    var start = CacheReader(bytes[..<end])
    guard start.text() == magic, let count: UInt32 = start.number(), let headSize: UInt32 = start.number(),
      let namesSize: UInt32 = start.number()
    else { return nil }
    let headStart = magic.utf8.count + 4 * MemoryLayout<UInt32>.size
    let namesStart = headStart + Int(headSize)
    var offset = namesStart + Int(namesSize)
    guard offset <= end, Int(namesSize) % nameSize == 0 else { return nil }
    let names = names(in: bytes[namesStart..<offset])
    var head = CacheReader(bytes[headStart..<namesStart])
    guard head.hash() == key else { return nil }
    var nameStart = 0
    var paths: [String] = []
    var entries: [Entry] = []
    paths.reserveCapacity(Int(count))
    entries.reserveCapacity(Int(count))
    for _ in 0..<count {
      guard let path = head.text(), let stamp = CacheEntry.Stamp(from: &head), let checked: Int64 = head.number(),
        let fingerprint: UInt64 = head.number(), let flags: UInt8 = head.number(),
        let nameCount: UInt32 = head.number(), let byteCount: UInt32 = head.number(),
        Int(nameCount) <= names.count - nameStart, Int(byteCount) <= end - offset
      else { return nil }
      let surface = StoredSurface(
        bytes: bytes[offset..<offset + Int(byteCount)],
        names: names[nameStart..<nameStart + Int(nameCount)],
        fingerprint: fingerprint,
        hasProblems: flags != 0
      )
      nameStart += Int(nameCount)
      offset += Int(byteCount)
      paths.append(path)
      entries.append(Entry(stamp: stamp, checked: checked, surface: surface))
    }
    return head.isAtEnd && nameStart == names.count && offset == end ? (paths, entries) : nil
  }

  private static func names(in bytes: ArraySlice<UInt8>) -> [StoredSurface.Name] {
    bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / nameSize).map { index in
        let start = index * nameSize
        let flags = bytes[start + 20]
        return StoredSurface.Name(
          last: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)),
          full: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self)),
          kind: StoredSurface.Name.Kind(rawValue: flags & 0x3F) ?? .other,
          isObjectiveC: flags & 0x40 != 0,
          isForObjectiveC: flags & 0x80 != 0,
          item: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 16, as: UInt32.self))
        )
      }
    }
  }
}

extension ToolRun {
  /// What distinguishes this program from another of the same version; "" where that is not known.
  var executableMark: String {
    guard let executable = surroundings.executable, let status = try? files.status(executable) else { return "" }
    return "\(status.identity.device) \(status.identity.number) \(status.size) \(status.modified)"
  }
}
