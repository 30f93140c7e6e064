/// The indexes of texts that lie in bytes kept elsewhere, found by what they say.
///
/// Texts are equal if their bytes are: two spellings of an accented letter are different texts. The texts come from files,
/// so that the hashes have a seed: nobody can choose texts that all get to the same slot.
public struct TextSlots: Sendable {
  private struct Slot {
    var hash: UInt32 = 0
    /// Negative where the slot is free.
    var index: Int32 = -1
    var start: UInt32 = 0
    var length: UInt32 = 0
  }

  private var slots: [Slot]
  private var count = 0

  /// Creates a table with room for a number of texts; it grows when there are more.
  package init(capacity: Int = 8) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  /// The index of a text; negative for one that is not in the table.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8.
  ///   - hash: Its hash.
  ///   - bytes: The bytes that hold the texts of the table.
  package func index(of text: UnsafeBufferPointer<UInt8>, hash: UInt32, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var at = Int(hash) & mask
      while slots[at].index >= 0 {
        let slot = slots[at]
        if slot.hash == hash, Int(slot.length) == text.count, Self.isEqual(text, bytes, at: Int(slot.start)) {
          return Int(slot.index)
        }
        at = (at + 1) & mask
      }
      return -1
    }
  }

  /// Adds a text that is not in the table.
  ///
  /// - Parameters:
  ///   - index: What is found for it.
  ///   - hash: Its hash.
  ///   - range: Where it lies in the bytes that hold the texts.
  package mutating func add(_ index: Int, hash: UInt32, at range: Range<Int>) {
    if count * 2 >= slots.count { grow() }
    insert(
      Slot(
        hash: hash,
        index: Int32(clamping: index),
        start: UInt32(clamping: range.lowerBound),
        length: UInt32(clamping: range.count)
      )
    )
    count += 1
  }

  private mutating func insert(_ slot: Slot) {
    let mask = slots.count - 1
    var at = Int(slot.hash) & mask
    while slots[at].index >= 0 { at = (at + 1) & mask }
    slots[at] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 4)
    for slot in old where slot.index >= 0 { insert(slot) }
  }

  private static func isEqual(
    _ text: UnsafeBufferPointer<UInt8>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    at start: Int
  ) -> Bool {
    isEqual(text, UnsafeBufferPointer(rebasing: bytes[start..<start + text.count]))
  }

  /// Whether two texts have the same bytes.
  @inlinable @inline(__always)
  public static func isEqual(_ text: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == other.count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(other))
    var index = 0
    while index + 8 <= left.count {
      let word = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word != right.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index += 8
    }
    return lastBytes(left) == lastBytes(right)
  }

  /// A hash of all bytes of a text, another one in every process.
  @inlinable
  public static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let seed = HashSeed.ofProcess
    let raw = UnsafeRawBufferPointer(text)
    var hash = UInt64(text.count)
    var index = 0
    while index + 8 < raw.count {
      hash = seed.mixed(hash, with: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    hash = seed.mixed(hash, with: lastBytes(raw))
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// The last eight bytes, or all there are, as a number that no other bytes of the same length have.
  @inlinable @inline(__always)
  static func lastBytes(_ raw: UnsafeRawBufferPointer) -> UInt64 {
    let count = raw.count
    if count >= 8 { return raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
    if count >= 4 {
      let (first, last) = (
        raw.loadUnaligned(as: UInt32.self), raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      )
      return UInt64(first) << 32 | UInt64(last)
    }
    return count == 0 ? 0 : UInt64(raw[0]) << 16 | UInt64(raw[count / 2]) << 8 | UInt64(raw[count - 1])
  }
}
