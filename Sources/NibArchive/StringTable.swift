/// The strings of a graph, found by their bytes.
///
/// Strings are equal when their bytes are: two spellings of an accented letter stay apart.
struct StringTable: Sendable {
  private struct Entry {
    var hash: UInt32 = 0
    var node = UInt32.max
    var start: UInt32 = 0
    var count: UInt32 = 0
  }

  private var entries = Array(repeating: Entry(), count: 64)
  private var count = 0

  /// The node of a text; nil for one that has none.
  ///
  /// - Parameters:
  ///   - text: The bytes of the text.
  ///   - hash: Their hash.
  ///   - bytes: Where the texts of the table are.
  func node(of text: UnsafeBufferPointer<UInt8>, _ hash: UInt32, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      entries.withUnsafeBufferPointer { entries in
        let mask = entries.count - 1
        var slot = Int(hash) & mask
        while entries[slot].node != .max {
          let entry = entries[slot]
          if entry.hash == hash, Int(entry.count) == text.count, Self.isEqual(text, bytes, at: Int(entry.start)) {
            return Int(entry.node)
          }
          slot = (slot + 1) & mask
        }
        return nil
      }
    }
  }

  /// Adds a text that is not in the table, with its node.
  mutating func add(_ node: Int, hash: UInt32, start: Int, count length: Int) {
    if count * 2 >= entries.count { grow() }
    insert(
      Entry(
        hash: hash,
        node: UInt32(clamping: node),
        start: UInt32(clamping: start),
        count: UInt32(clamping: length)
      )
    )
    count += 1
  }

  private mutating func insert(_ entry: Entry) {
    let mask = entries.count - 1
    var slot = Int(entry.hash) & mask
    while entries[slot].node != .max { slot = (slot + 1) & mask }
    entries[slot] = entry
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(), count: old.count * 4)
    for entry in old where entry.node != .max { insert(entry) }
  }

  private static func isEqual(
    _ text: UnsafeBufferPointer<UInt8>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    at start: Int
  ) -> Bool {
    for index in 0..<text.count where text[index] != bytes[start + index] { return false }
    return true
  }

  /// A hash of all bytes of a text.
  static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = UInt64(text.count) &* 0x9E37_79B9_7F4A_7C15
    let raw = UnsafeRawBufferPointer(text)
    var index = 0
    while index + 8 <= raw.count {
      hash = (hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 29
      index += 8
    }
    while index < raw.count {
      hash = (hash ^ UInt64(raw[index])) &* 0x100_0000_01B3
      index += 1
    }
    hash ^= hash >> 32
    hash = hash &* 0xC4CE_B9FE_1A85_EC53
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
