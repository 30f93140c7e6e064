/// Which key of an archive a literal of the program names, found by the literal's address.
///
/// Views ask for the same few dozen keys again and again. The address of a literal never changes, so that a key is compared as text once a
/// nib and not once an object.
final class LiteralKeys {
  // Searched for every value of every object, so it is memory of its own: what an array adds to each access would show. Every place is
  // worked out modulo the number of places.
  @exclusivity(unchecked) private var entries: UnsafeMutableBufferPointer<Entry>
  @exclusivity(unchecked) private var count = 0

  private struct Entry: BitwiseCopyable {
    /// 0 for a free place.
    var address: UInt
    var key: Int32
  }

  init() {
    entries = Self.places(256)
  }

  deinit {
    entries.deallocate()
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
  func add(_ key: Int32, at address: UInt) {
    count += 1
    if count > entries.count / 2 {
      let old = entries
      entries = Self.places(old.count * 2)
      for entry in old where entry.address != 0 { place(entry) }
      old.deallocate()
    }
    place(Entry(address: address, key: key))
  }

  private func place(_ entry: Entry) {
    var place = Self.start(of: entry.address, in: entries.count)
    while entries[place].address != 0 { place = (place + 1) & (entries.count - 1) }
    entries[place] = entry
  }

  /// Free places, whose number must be a power of two.
  private static func places(_ count: Int) -> UnsafeMutableBufferPointer<Entry> {
    let places = UnsafeMutableBufferPointer<Entry>.allocate(capacity: count)
    places.initialize(repeating: Entry(address: 0, key: 0))
    return places
  }

  /// Where the search for an address begins.
  @inline(__always)
  private static func start(of address: UInt, in count: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) &>> 40) & (count &- 1)
  }
}
