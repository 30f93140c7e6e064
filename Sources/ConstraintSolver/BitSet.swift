/// A set of small numbers whose lowest member is found quickly.
struct BitSet: ~Copyable {
  private var words = Buffer<UInt64>()
  private var lowest = 0

  mutating func insert(_ member: Int) {
    let word = member >> 6
    if word >= words.count { words.append(repeating: 0, count: word + 1 - words.count) }
    words[word] |= 1 << UInt64(member & 63)
    if word < lowest { lowest = word }
  }

  mutating func remove(_ member: Int) {
    let word = member >> 6
    if word < words.count { words[word] &= ~(1 << UInt64(member & 63)) }
  }

  /// The lowest member; nil where the set is empty.
  mutating func first() -> Int? {
    while lowest < words.count {
      if words[lowest] != 0 { return lowest << 6 + words[lowest].trailingZeroBitCount }
      lowest += 1
    }
    return nil
  }

  mutating func removeAll() {
    words.removeAll()
    lowest = 0
  }
}
