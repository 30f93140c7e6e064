/// Objects that were met, told apart by their addresses; the objects must live as long as the set.
struct AddressSet {
  /// 0 for a free place; half of the places stay free, so that every search ends.
  private var places: ContiguousArray<UInt>

  /// - Parameter capacity: The most objects there will be.
  init(capacity: Int) {
    var count = 4
    while count < capacity * 2 { count *= 2 }
    places = ContiguousArray(repeating: 0, count: count)
  }

  /// Adds an object; false for one that is there already.
  mutating func insert(_ object: AnyObject) -> Bool {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    var place = Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (places.count - 1)
    while places[place] != 0 {
      if places[place] == address { return false }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = address
    return true
  }
}
