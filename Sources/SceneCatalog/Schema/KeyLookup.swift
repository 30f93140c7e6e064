/// The indexes of names, found by their bytes.
package struct KeyLookup: Sendable {
  private struct Entry {
    var hash: UInt32 = 0
    var index: Int32 = -1
    var start: UInt32 = 0
    var length: UInt32 = 0
  }

  private let entries: [Entry]
  private let bytes: [UInt8]
  private let mask: Int

  /// Makes a table of names; of equal ones the first is found.
  package init(_ names: [String]) {
    var size = 16
    while size < names.count * 2 { size *= 2 }
    var entries = Array(repeating: Entry(), count: size)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(names.count * 16)
    let mask = size - 1
    for (index, name) in names.enumerated() {
      let start = bytes.count
      bytes.append(contentsOf: name.utf8)
      let length = bytes.count - start
      let (hash, isKnown) = bytes.withUnsafeBufferPointer { all in
        let key = UnsafeBufferPointer(rebasing: all[start...])
        let hash = Self.hash(key)
        return (hash, Self.find(key, hash, entries, all, mask) >= 0)
      }
      if isKnown { continue }
      var slot = Int(hash) & mask
      while entries[slot].index >= 0 { slot = (slot + 1) & mask }
      entries[slot] = Entry(
        hash: hash,
        index: Int32(clamping: index),
        start: UInt32(clamping: start),
        length: UInt32(clamping: length)
      )
    }
    (self.entries, self.bytes, self.mask) = (entries, bytes, mask)
  }

  /// The index of a name; negative for one that is not in the table.
  package func index(of key: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { Self.find(key, Self.hash(key), entries, $0, mask) }
  }

  private static func find(
    _ key: UnsafeBufferPointer<UInt8>,
    _ hash: UInt32,
    _ entries: [Entry],
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ mask: Int
  ) -> Int {
    entries.withUnsafeBufferPointer { entries in
      var slot = Int(hash) & mask
      while entries[slot].index >= 0 {
        let entry = entries[slot]
        if entry.hash == hash, Int(entry.length) == key.count, isEqual(key, bytes, at: Int(entry.start)) {
          return Int(entry.index)
        }
        slot = (slot + 1) & mask
      }
      return -1
    }
  }

  private static func isEqual(_ key: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int)
    -> Bool
  {
    for index in 0..<key.count where key[index] != bytes[start + index] { return false }
    return true
  }

  /// A hash of a name's length and of its first and last bytes.
  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let count = key.count
    guard let start = key.baseAddress, count > 0 else { return 0 }
    let raw = UnsafeRawPointer(start)
    var (low, high): (UInt64, UInt64) = (0, 0)
    if count >= 8 {
      low = raw.loadUnaligned(as: UInt64.self)
      high = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      // Names such as those of paths differ in the middle alone.
      if count > 16 { high ^= raw.loadUnaligned(fromByteOffset: count / 2 - 4, as: UInt64.self) &* 31 }
    } else {
      for byte in key { low = low << 8 | UInt64(byte) }
    }
    var hash = (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash >> 32
    hash = (hash &+ UInt64(count)) &* 0xC4CE_B9FE_1A85_EC53
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
