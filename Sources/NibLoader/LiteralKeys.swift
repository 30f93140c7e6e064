/// Which key of an archive a literal of the program names, found by the literal's address.
///
/// Views ask for the same few dozen keys again and again. The address of a literal never changes, so that a key is compared as text once a
/// nib and not once an object.
struct LiteralKeys {
  private var entries: ContiguousArray<Entry>
  private var count = 0

  private struct Entry: BitwiseCopyable {
    /// 0 for a free place.
    var address: UInt
    var key: Int32
  }

  init() {
    entries = ContiguousArray(repeating: Entry(address: 0, key: 0), count: 128)
  }

  /// The key of a literal; nil for one that was not added.
  @inline(__always)
  func key(at address: UInt) -> Int32? {
    var place = Self.start(of: address, in: entries.count)
    while true {
      let entry = entries[place]
      if entry.address == address { return entry.key }
      if entry.address == 0 { return nil }
      place = (place &+ 1) & (entries.count &- 1)
    }
  }

  /// Adds a literal that is not there yet; half of the places stay free, so that every search ends.
  mutating func add(_ key: Int32, at address: UInt) {
    count += 1
    if count > entries.count / 2 {
      let old = entries
      entries = ContiguousArray(repeating: Entry(address: 0, key: 0), count: old.count * 2)
      for entry in old where entry.address != 0 { place(entry) }
    }
    place(Entry(address: address, key: key))
  }

  private mutating func place(_ entry: Entry) {
    var place = Self.start(of: entry.address, in: entries.count)
    while entries[place].address != 0 { place = (place + 1) & (entries.count - 1) }
    entries[place] = entry
  }

  /// Where the search for an address begins; the number of places is a power of two.
  @inline(__always)
  private static func start(of address: UInt, in count: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) &>> 40) & (count &- 1)
  }
}
