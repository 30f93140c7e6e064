/// Decompresses DEFLATE data (RFC 1951) in the zlib format (RFC 1950).
struct Inflate {
  private let input: ArraySlice<UInt8>
  private var position: Int
  private var bits: UInt32 = 0
  private var count = 0
  private var output: [UInt8] = []
  private let limit: Int

  private init(_ input: ArraySlice<UInt8>, limit: Int) {
    self.input = input
    self.limit = limit
    position = input.startIndex
  }

  /// Decompresses data in the zlib format.
  ///
  /// - Parameters:
  ///   - input: The data.
  ///   - limit: The greatest number of bytes that may come out.
  /// - Returns: The bytes; nil for data that is damaged, cut off or larger than the limit.
  static func zlib(_ input: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard input.count >= 6 else { return nil }
    let (method, flags) = (input[input.startIndex], input[input.startIndex + 1])
    guard method & 15 == 8, method >> 4 <= 7, flags & 0x20 == 0, (Int(method) * 256 + Int(flags)) % 31 == 0 else {
      return nil
    }
    var reader = Inflate(input.dropFirst(2), limit: limit)
    guard reader.readBlocks() else { return nil }
    // The sum begins with the next byte, of which none was taken in advance but whole ones.
    let end = reader.position - reader.count / 8
    guard end + 4 <= input.endIndex else { return nil }
    let sum = input[end..<end + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return sum == Adler32.of(reader.output) ? reader.output : nil
  }

  private mutating func readBlocks() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isGood: Bool =
        switch kind {
        case 0: readStored()
        case 1: readCodes(.fixedLengths, .fixedDistances)
        case 2: readDynamic()
        default: false
        }
      guard isGood else { return false }
      if isLast == 1 { return true }
    }
  }

  private mutating func take(_ wanted: Int) -> Int? {
    while count < wanted {
      guard position < input.endIndex else { return nil }
      bits |= UInt32(input[position]) << UInt32(count)
      position += 1
      count += 8
    }
    let value = bits & ((1 << UInt32(wanted)) - 1)
    bits >>= UInt32(wanted)
    count -= wanted
    return Int(value)
  }

  private mutating func readStored() -> Bool {
    // Whole bytes that were read in advance are given back.
    position -= count / 8
    (bits, count) = (0, 0)
    guard let length = take(16), let inverse = take(16), length ^ 0xFFFF == inverse,
      length <= input.endIndex - position, length <= limit - output.count
    else { return false }
    output += input[position..<position + length]
    position += length
    return true
  }

  private mutating func readDynamic() -> Bool {
    guard let literals = take(5), let distances = take(5), let codes = take(4), literals < 30, distances < 30 else {
      return false
    }
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(codes + 4) {
      guard let length = take(3) else { return false }
      lengths[index] = UInt8(length)
    }
    guard let table = HuffmanTable(lengths) else { return false }
    let total = literals + 257 + distances + 1
    var all: [UInt8] = []
    while all.count < total {
      guard let symbol = symbol(table) else { return false }
      switch symbol {
      case 0..<16: all.append(UInt8(symbol))
      case 16:
        guard let last = all.last, let more = take(2) else { return false }
        all += Array(repeating: last, count: more + 3)
      default:
        guard let more = take(symbol == 17 ? 3 : 7) else { return false }
        all += Array(repeating: 0, count: more + (symbol == 17 ? 3 : 11))
      }
    }
    guard all.count == total, all[256] > 0, let first = HuffmanTable(Array(all[..<(literals + 257)])),
      let second = HuffmanTable(Array(all[(literals + 257)...]))
    else { return false }
    return readCodes(first, second)
  }

  private mutating func readCodes(_ literals: HuffmanTable, _ distances: HuffmanTable) -> Bool {
    while true {
      guard let symbol = symbol(literals) else { return false }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol - 257 < DeflateCodes.lengths.count else { return false }
      let (base, extra) = DeflateCodes.lengths[symbol - 257]
      guard let more = take(extra), let code = self.symbol(distances), code < DeflateCodes.distances.count else {
        return false
      }
      let entry = DeflateCodes.distances[code]
      guard let further = take(entry.extra) else { return false }
      let (length, distance) = (base + more, entry.base + further)
      guard distance <= output.count, length <= limit - output.count else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// Reads the next symbol of a code, bit by bit; nil at the end of the data, and for bits that are no code.
  private mutating func symbol(_ table: HuffmanTable) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = take(1) else { return nil }
      code |= bit
      let count = Int(table.counts[length])
      if code - count < first { return Int(table.symbols[index + code - first]) }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}

/// A Huffman code, built from the code lengths of its symbols.
struct HuffmanTable: Sendable {
  /// The number of symbols by code length.
  let counts: [UInt16]
  /// The symbols in the order of their codes.
  let symbols: [UInt16]

  /// Creates a code; nil if there are more codes of a length than fit.
  init?(_ lengths: [UInt8]) {
    var counts = [UInt16](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var left = 1
    for length in 1...15 {
      left = left * 2 - Int(counts[length])
      guard left >= 0 else { return nil }
    }
    var offsets = [Int](repeating: 0, count: 17)
    for length in 1...15 { offsets[length + 1] = offsets[length] + Int(counts[length]) }
    var symbols = [UInt16](repeating: 0, count: offsets[16])
    for (symbol, length) in lengths.enumerated() where length > 0 {
      symbols[offsets[Int(length)]] = UInt16(symbol)
      offsets[Int(length)] += 1
    }
    self.counts = counts
    self.symbols = symbols
  }

  private init(fixed lengths: [UInt8]) {
    // The codes of the format itself are complete.
    self = HuffmanTable(lengths) ?? HuffmanTable(counts: [], symbols: [])
  }

  private init(counts: [UInt16], symbols: [UInt16]) {
    (self.counts, self.symbols) = (counts, symbols)
  }

  static let fixedLengths = HuffmanTable(
    fixed: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
  )
  static let fixedDistances = HuffmanTable(fixed: Array(repeating: 5, count: 30))
}
