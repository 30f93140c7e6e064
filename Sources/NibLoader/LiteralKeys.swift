/// Which key of an archive a literal of the program names, found by the literal's address.
///
/// Views ask for the same few dozen keys again and again. The address of a literal never changes, so that a key is
/// compared as text once a nib and not once an object.
final class LiteralKeys {
  // Every value of every object is looked up here, so this is raw memory: the checks of an array would cost measurable
  // time. Every slot index is taken modulo the number of slots.
  @exclusivity(unchecked) private var entries: UnsafeMutableBufferPointer<Entry>
  @exclusivity(unchecked) private var count = 0

  private struct Entry: BitwiseCopyable {
    /// 0 for a free slot.
    var address: UInt
    var key: Int32
  }

  init() {
    entries = Self.freeSlots(256)
  }

  deinit {
    entries.deallocate()
  }

  /// The key of a literal; nil for one that was not added.
  @inline(__always)
  func key(at address: UInt) -> Int32? {
    var slot = Self.start(of: address, in: entries.count)
    while true {
      let entry = entries[slot]
      if entry.address == address { return entry.key }
      if entry.address == 0 { return nil }
      slot = (slot &+ 1) & (entries.count &- 1)
    }
  }

  /// Adds a literal that is not there yet; half of the slots stay free, so that every search ends.
  func add(_ key: Int32, at address: UInt) {
    count += 1
    if count > entries.count / 2 {
      let old = entries
      entries = Self.freeSlots(old.count * 2)
      for entry in old where entry.address != 0 { insert(entry) }
      old.deallocate()
    }
    insert(Entry(address: address, key: key))
  }

  private func insert(_ entry: Entry) {
    var slot = Self.start(of: entry.address, in: entries.count)
    while entries[slot].address != 0 { slot = (slot + 1) & (entries.count - 1) }
    entries[slot] = entry
  }

  /// Free slots, whose number must be a power of two.
  private static func freeSlots(_ count: Int) -> UnsafeMutableBufferPointer<Entry> {
    let slots = UnsafeMutableBufferPointer<Entry>.allocate(capacity: count)
    slots.initialize(repeating: Entry(address: 0, key: 0))
    return slots
  }

  /// The slot at which the search for an address begins.
  @inline(__always)
  private static func start(of address: UInt, in count: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) &>> 40) & (count &- 1)
  }
}
