extension PropertyList {
  /// The value as a binary property list, format `bplist00`.
  ///
  /// The same value always gives the same bytes: entries stand in the order of their keys' bytes, and equal strings and numbers are
  /// one object.
  public func encoded() -> [UInt8] {
    var writer = Writer()
    let top = writer.add(self)
    return writer.bytes(top: top)
  }

  private struct Writer {
    /// An object before the size of references is known.
    private enum Object {
      case leaf([UInt8])
      case array([Int])
      case dictionary([(key: Int, value: Int)])
    }

    private var objects: [Object] = []
    // By bytes: two spellings of an accented letter are equal strings, and stay apart.
    private var leaves: [[UInt8]: Int] = [:]

    /// Adds a value and all in it; its number.
    mutating func add(_ value: PropertyList) -> Int {
      switch value {
      case .array(let elements):
        let number = reserve()
        let numbers = elements.map { add($0) }
        objects[number] = .array(numbers)
        return number
      case .dictionary(let entries):
        let number = reserve()
        let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let keys = sorted.map { add(.string($0.key)) }
        let pairs = zip(keys, sorted).map { key, entry in (key, add(entry.value)) }
        objects[number] = .dictionary(pairs)
        return number
      default:
        let bytes = Self.leaf(value)
        if let known = leaves[bytes] { return known }
        leaves[bytes] = objects.count
        objects.append(.leaf(bytes))
        return objects.count - 1
      }
    }

    private mutating func reserve() -> Int {
      objects.append(.leaf([]))
      return objects.count - 1
    }

    private static func leaf(_ value: PropertyList) -> [UInt8] {
      switch value {
      case .boolean(let flag): return [flag ? 0x09 : 0x08]
      case .integer(let number): return integer(number)
      case .real(let number): return [0x23] + bigEndian(number.bitPattern, 8)
      case .date(let seconds): return [0x33] + bigEndian(seconds.bitPattern, 8)
      case .data(let bytes): return marker(0x4, bytes.count) + bytes
      case .string(let text):
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return marker(0x5, text.utf8.count) + Array(text.utf8) }
        return marker(0x6, text.utf16.count) + text.utf16.flatMap { bigEndian(UInt64($0), 2) }
      case .array, .dictionary: return []
      }
    }

    private static func integer(_ number: Int64) -> [UInt8] {
      switch number {
      case 0...0xFF: [0x10] + bigEndian(UInt64(number), 1)
      case 0...0xFFFF: [0x11] + bigEndian(UInt64(number), 2)
      case 0...0xFFFF_FFFF: [0x12] + bigEndian(UInt64(number), 4)
      default: [0x13] + bigEndian(UInt64(bitPattern: number), 8)
      }
    }

    private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
      count < 0xF ? [kind << 4 | UInt8(count)] : [kind << 4 | 0xF] + integer(Int64(count))
    }

    private static func bigEndian(_ number: UInt64, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }

    /// How many bytes a number up to some greatest one takes.
    private static func size(upTo greatest: Int) -> Int {
      greatest <= 0xFF ? 1 : greatest <= 0xFFFF ? 2 : greatest <= 0xFFFF_FFFF ? 4 : 8
    }

    func bytes(top: Int) -> [UInt8] {
      let numberSize = Self.size(upTo: objects.count)
      func reference(_ number: Int) -> [UInt8] { Self.bigEndian(UInt64(number), numberSize) }
      var bytes = Array("bplist00".utf8)
      var offsets: [Int] = []
      for object in objects {
        offsets.append(bytes.count)
        switch object {
        case .leaf(let leaf): bytes += leaf
        case .array(let elements): bytes += Self.marker(0xA, elements.count) + elements.flatMap(reference)
        case .dictionary(let pairs):
          bytes += Self.marker(0xD, pairs.count)
          bytes += pairs.flatMap { reference($0.key) } + pairs.flatMap { reference($0.value) }
        }
      }
      let table = bytes.count
      let offsetSize = Self.size(upTo: table)
      for offset in offsets { bytes += Self.bigEndian(UInt64(offset), offsetSize) }
      bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(numberSize)]
      for number in [objects.count, top, table] { bytes += Self.bigEndian(UInt64(number), 8) }
      return bytes
    }
  }
}
