/// Compresses data by DEFLATE (RFC 1951): finds repetitions with a hash of three bytes, and writes the fixed codes.
struct Deflate {
  private(set) var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  private static let window = 32768
  private static let longest = 258
  /// The number of earlier positions that are searched for the longest repetition.
  private static let effort = 16

  /// Compresses data into the zlib format (RFC 1950).
  static func zlib(_ input: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.bytes = [0x78, 0x01]
    deflate.compress(input)
    let sum = Adler32.of(input)
    return deflate.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  private mutating func compress(_ input: [UInt8]) {
    // One block, the last, with the fixed codes.
    write(1, 1)
    write(1, 2)
    input.withUnsafeBufferPointer { compress($0) }
    write(0, 7)
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
  }

  private mutating func compress(_ input: UnsafeBufferPointer<UInt8>) {
    var heads = [Int32](repeating: -1, count: 1 << 15)
    var previous = [Int32](repeating: -1, count: Self.window)
    heads.withUnsafeMutableBufferPointer { heads in
      previous.withUnsafeMutableBufferPointer { previous in
        var position = 0
        while position < input.count {
          guard position + 3 <= input.count else {
            literal(input[position])
            position += 1
            continue
          }
          let hash = Self.hash(input, position)
          let (length, distance) = Self.longestMatch(input, position, Int(heads[hash]), previous)
          previous[position & (Self.window - 1)] = heads[hash]
          heads[hash] = Int32(truncatingIfNeeded: position)
          guard length >= 3 else {
            literal(input[position])
            position += 1
            continue
          }
          repetition(length, distance)
          let end = position + length
          // Of a long repetition, which is mostly of one byte, the beginning is enough to find others.
          var inside = position + 1
          while inside < min(end, position + 32), inside + 3 <= input.count {
            let hash = Self.hash(input, inside)
            previous[inside & (Self.window - 1)] = heads[hash]
            heads[hash] = Int32(truncatingIfNeeded: inside)
            inside += 1
          }
          position = end
        }
      }
    }
  }

  @inline(__always)
  private static func hash(_ input: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
    let value = UInt32(input[position]) | UInt32(input[position + 1]) << 8 | UInt32(input[position + 2]) << 16
    return Int((value &* 0x9E37_79B1) >> 17)
  }

  private static func longestMatch(
    _ input: UnsafeBufferPointer<UInt8>,
    _ position: Int,
    _ first: Int,
    _ previous: UnsafeMutableBufferPointer<Int32>
  ) -> (length: Int, distance: Int) {
    let limit = min(longest, input.count - position)
    var (best, distance) = (0, 0)
    var candidate = first
    var tries = effort
    while candidate >= 0, position - candidate <= window - 32, candidate < position, tries > 0 {
      let length = equalBytes(input, candidate, position, limit)
      if length > best {
        (best, distance) = (length, position - candidate)
        if best == limit { break }
      }
      let next = Int(previous[candidate & (window - 1)])
      guard next < candidate else { break }
      candidate = next
      tries -= 1
    }
    return (best, distance)
  }

  /// The number of equal bytes from two positions on, at most `limit`.
  @inline(__always)
  private static func equalBytes(_ input: UnsafeBufferPointer<UInt8>, _ one: Int, _ other: Int, _ limit: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(input)
    var length = 0
    while length + 8 <= limit {
      let first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: one + length, as: UInt64.self))
      let second = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: other + length, as: UInt64.self))
      guard first == second else { return length + (first ^ second).trailingZeroBitCount / 8 }
      length += 8
    }
    while length < limit, input[one + length] == input[other + length] { length += 1 }
    return length
  }

  // MARK: - Codes

  @inline(__always)
  private mutating func write(_ value: UInt64, _ length: UInt64) {
    bits |= value << count
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Writes a code, whose highest bit comes first.
  @inline(__always)
  private mutating func code(_ value: UInt64, _ length: UInt64) {
    var (value, reversed): (UInt64, UInt64) = (value, 0)
    for _ in 0..<length {
      reversed = reversed << 1 | value & 1
      value >>= 1
    }
    write(reversed, length)
  }

  private mutating func literal(_ byte: UInt8) {
    if byte < 144 { code(0x30 + UInt64(byte), 8) } else { code(0x190 + UInt64(byte) - 144, 9) }
  }

  private mutating func repetition(_ length: Int, _ distance: Int) {
    let (symbol, extra) = DeflateCodes.lengthSymbol[length]
    if symbol < 280 { code(UInt64(symbol - 256), 7) } else { code(0xC0 + UInt64(symbol - 280), 8) }
    if extra > 0 { write(UInt64(length - DeflateCodes.lengths[symbol - 257].base), UInt64(extra)) }
    var low = 0
    var high = DeflateCodes.distances.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if DeflateCodes.distances[middle].base <= distance { low = middle } else { high = middle }
    }
    code(UInt64(low), 5)
    let entry = DeflateCodes.distances[low]
    if entry.extra > 0 { write(UInt64(distance - entry.base), UInt64(entry.extra)) }
  }
}

/// The length and distance codes of RFC 1951: the base value and the number of extra bits of each.
enum DeflateCodes {
  /// The length codes, by symbol from 257 on; the first means a length of 3.
  static let lengths: [(base: Int, extra: Int)] = {
    var result: [(base: Int, extra: Int)] = []
    var base = 3
    for symbol in 0..<28 {
      let extra = symbol < 8 ? 0 : (symbol - 4) / 4
      result.append((base, extra))
      base += 1 << extra
    }
    return result + [(258, 0)]
  }()

  /// The distance codes, by symbol.
  static let distances: [(base: Int, extra: Int)] = {
    var result: [(base: Int, extra: Int)] = []
    var base = 1
    for symbol in 0..<30 {
      let extra = symbol < 4 ? 0 : (symbol - 2) / 2
      result.append((base, extra))
      base += 1 << extra
    }
    return result
  }()

  /// The symbol of each length from 0 to 258, and the number of its extra bits.
  static let lengthSymbol: [(symbol: Int, extra: Int)] = (0...258).map { length in
    let index = lengths.lastIndex { $0.base <= length } ?? 0
    return (257 + index, lengths[index].extra)
  }
}
