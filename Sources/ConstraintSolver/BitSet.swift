/// A set of small numbers whose lowest member is found quickly.
///
/// A second row of bits says which words have members, as the lowest member is asked for after every few changes.
struct BitSet: ~Copyable {
  private var words = Buffer<UInt64>()
  private var summary = Buffer<UInt64>()
  private var lowest = 0

  mutating func insert(_ member: Int) {
    let word = member >> 6
    if word >= words.count { words.append(repeating: 0, count: word + 1 - words.count) }
    if word >> 6 >= summary.count { summary.append(repeating: 0, count: (word >> 6) + 1 - summary.count) }
    words[word] |= 1 << UInt64(member & 63)
    summary[word >> 6] |= 1 << UInt64(word & 63)
    lowest = min(lowest, word >> 6)
  }

  mutating func remove(_ member: Int) {
    let word = member >> 6
    guard word < words.count else { return }
    words[word] &= ~(1 << UInt64(member & 63))
    if words[word] == 0 { summary[word >> 6] &= ~(1 << UInt64(word & 63)) }
  }

  /// The lowest member; nil where the set is empty.
  mutating func first() -> Int? {
    while lowest < summary.count {
      if summary[lowest] != 0 {
        let word = lowest << 6 + summary[lowest].trailingZeroBitCount
        return word << 6 + words[word].trailingZeroBitCount
      }
      lowest += 1
    }
    return nil
  }

  mutating func removeAll() {
    words.removeAll()
    summary.removeAll()
    lowest = 0
  }
}
