/// The order in which Apple's encoder writes the keys of an archive.
///
/// Its encoder collects keys in a hash set and writes them as they lie in the buckets, so the order follows from the
/// keys' hashes (Core Foundation's string hash), from the sizes through which the set grows, and from the order of
/// insertion. No loader depends on it; it is reproduced so that output can be compared with Apple's byte by byte.
struct KeyTable {
  private struct Step {
    var size: Int
    var capacity: Int
  }

  /// Primes and load limits of the growing set.
  private static let ladder: [Step] = [
    Step(size: 3, capacity: 3), Step(size: 7, capacity: 7), Step(size: 13, capacity: 12),
    Step(size: 23, capacity: 20), Step(size: 41, capacity: 33), Step(size: 71, capacity: 53),
    Step(size: 127, capacity: 86), Step(size: 191, capacity: 119), Step(size: 251, capacity: 156),
    Step(size: 383, capacity: 238), Step(size: 631, capacity: 390), Step(size: 1087, capacity: 672),
    Step(size: 1723, capacity: 1065),
  ]

  private var buckets: [Int?]
  private var hashes: [UInt64] = []
  private var step = 0

  /// The indexes of `keys`, ordered as the table would hold them; nil where there are more keys than the sizes cover.
  static func order(of keys: [String]) -> [Int]? {
    guard keys.count <= (ladder.last?.capacity ?? 0) else { return nil }
    var table = KeyTable()
    for key in keys { table.insert(key) }
    return table.buckets.compactMap(\.self)
  }

  private init() {
    buckets = Array(repeating: nil, count: Self.ladder[0].size)
  }

  private mutating func insert(_ key: String) {
    let index = hashes.count
    hashes.append(Self.hash(key))
    let bucket = freeBucket(for: index)
    if let bucket, hashes.count <= Self.ladder[step].capacity {
      buckets[bucket] = index
    } else {
      grow(adding: index, at: bucket)
    }
  }

  /// Moves everything to the next size in the order it lies, the new key at the index it would have had.
  private mutating func grow(adding index: Int, at bucket: Int?) {
    var members: [Int] = []
    for (position, member) in buckets.enumerated() {
      if position == bucket { members.append(index) }
      if let member { members.append(member) }
    }
    if bucket == nil { members.append(index) }
    while Self.ladder[step].capacity < hashes.count, step + 1 < Self.ladder.count { step += 1 }
    buckets = Array(repeating: nil, count: Self.ladder[step].size)
    for member in members {
      if let bucket = freeBucket(for: member) { buckets[bucket] = member }
    }
  }

  /// The first free bucket from the hash on, around the end; nil when all are taken.
  private func freeBucket(for index: Int) -> Int? {
    let start = Int(hashes[index] % UInt64(buckets.count))
    return (start..<start + buckets.count).lazy.map { $0 % buckets.count }.first { buckets[$0] == nil }
  }

  /// Core Foundation's hash of a string: a polynomial over at most 96 bytes, seeded and folded by the length.
  ///
  /// The factors are powers of 257, but that of four bytes is cut to 32 bits while the sum has 64.
  private static func hash(_ key: String) -> UInt64 {
    let bytes = Array(key.utf8)
    var sample = bytes[...]
    if bytes.count > 96 {
      let middle = bytes.count / 2
      sample = (bytes.prefix(32) + bytes[middle - 16..<middle + 16] + bytes.suffix(32))[...]
    }
    var hash = UInt64(bytes.count)
    while sample.count >= 4 {
      let group = sample.prefix(4).reduce(0) { $0 * 257 + UInt64($1) }
      hash = hash &* 67_503_105 &+ group
      sample = sample.dropFirst(4)
    }
    for byte in sample { hash = hash &* 257 &+ UInt64(byte) }
    return hash &+ (hash << UInt64(bytes.count & 31))
  }
}
