/// The bytes of a cache: its key, the scenes, and a hash over all of it.
package enum CacheFile {
  private static let magic = Array("diorama cache 6\n".utf8)
  private static let hashSize = MemoryLayout<ContentHash>.size

  /// The bytes of some scenes, by their paths.
  package static func encoded(_ entries: [PathKey: CacheEntry], key: ContentHash) -> [UInt8] {
    var writer = CacheWriter()
    writer.write(key)
    writer.write(UInt32(clamping: entries.count))
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      writer.write(path.path)
      entry.write(to: &writer)
    }
    let bytes = magic + writer.bytes
    var tail = CacheWriter()
    tail.write(ContentHash(of: bytes))
    return bytes + tail.bytes
  }

  /// The scenes of a cache; none where it is damaged, of another form, or of another key.
  package static func decoded(_ bytes: [UInt8], key: ContentHash) -> [PathKey: CacheEntry] {
    guard bytes.count >= magic.count + hashSize, bytes.starts(with: magic) else { return [:] }
    let end = bytes.count - hashSize
    var tail = CacheReader(bytes[end...])
    guard tail.hash() == ContentHash(of: bytes[..<end]) else { return [:] }
    var reader = CacheReader(bytes[magic.count..<end])
    guard reader.hash() == key, let count = reader.number(UInt32.self) else { return [:] }
    var entries: [PathKey: CacheEntry] = [:]
    for _ in 0..<count {
      guard let path = reader.text(), let entry = CacheEntry(from: &reader) else { return [:] }
      entries[PathKey(path)] = entry
    }
    return reader.isAtEnd ? entries : [:]
  }
}
