/// Objects that were met, distinguished by their addresses; the objects must live as long as the set.
struct AddressSet {
  /// 0 for a free slot; half of the slots stay free, so that every search ends.
  private var slots: ContiguousArray<UInt>

  /// - Parameter capacity: The most objects there will be.
  init(capacity: Int) {
    var count = 4
    while count < capacity * 2 { count *= 2 }
    slots = ContiguousArray(repeating: 0, count: count)
  }

  /// Adds an object; false for one that is there already.
  mutating func insert(_ object: AnyObject) -> Bool {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    var slot = Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] == address { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = address
    return true
  }
}
