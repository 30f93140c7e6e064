import Backports

extension PropertyList {
  /// How deeply objects may be nested.
  private static let depthLimit = 64
  /// How many values may come of one file, those that it repeats counted each time.
  private static let valueLimit = 100_000

  /// Reads a binary property list, format `bplist00`.
  ///
  /// Every offset, count and number is checked, so that a damaged or hostile file gives an error and never a trap; time and memory
  /// are bounded, also where a file repeats an object many times.
  ///
  /// - Parameter bytes: A whole file.
  /// - Throws: What is wrong, and at which byte.
  public init(decoding bytes: [UInt8]) throws(PropertyListError) {
    var reader = try Reader(bytes)
    self = try reader.object(reader.topObject, depth: 0).value
  }

  /// What is known of a file while it is read.
  private struct Reader {
    /// A value, and how many it comes to with all in it.
    struct Read {
      var value: PropertyList
      var size: Int
    }

    private enum State {
      case unread, beingRead
      case known(Read)
    }

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let numberSize: Int
    private let tableStart: Int
    let topObject: UInt64
    private var states: [State]

    init(_ bytes: [UInt8]) throws(PropertyListError) {
      self.bytes = bytes
      guard bytes.starts(with: "bplist00".utf8) else { throw PropertyListError(offset: 0, problem: .notAPropertyList) }
      let trailer = bytes.count - 32
      guard trailer >= 8 else { throw PropertyListError(offset: bytes.count, problem: .truncated) }
      offsetSize = Int(bytes[trailer + 6])
      numberSize = Int(bytes[trailer + 7])
      let count = Self.number(bytes, trailer + 8, 8)
      topObject = Self.number(bytes, trailer + 16, 8)
      let start = Self.number(bytes, trailer + 24, 8)
      guard 1...8 ~= offsetSize, 1...8 ~= numberSize, start >= 8, start <= trailer,
        count <= UInt64(trailer - Int(start)) / UInt64(offsetSize), topObject < count
      else { throw PropertyListError(offset: trailer, problem: .invalidTrailer) }
      tableStart = Int(start)
      states = Array(repeating: .unread, count: Int(count))
    }

    /// A big-endian number of some bytes, which the caller has checked to be there.
    private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> UInt64 {
      bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func object(_ number: UInt64, depth: Int) throws(PropertyListError) -> Read {
      guard number < UInt64(states.count) else {
        throw PropertyListError(offset: tableStart, problem: .outOfRange(number))
      }
      let index = Int(number)
      let entry = tableStart + index * offsetSize
      switch states[index] {
      case .known(let read): return read
      case .beingRead: throw PropertyListError(offset: entry, problem: .cycle)
      case .unread: break
      }
      let offset = Self.number(bytes, entry, offsetSize)
      guard offset >= 8, offset < UInt64(tableStart) else {
        throw PropertyListError(offset: entry, problem: .truncated)
      }
      guard depth < depthLimit else { throw PropertyListError(offset: Int(offset), problem: .tooDeep) }
      states[index] = .beingRead
      let read = try value(at: Int(offset), depth: depth)
      states[index] = .known(read)
      return read
    }

    private mutating func value(at offset: Int, depth: Int) throws(PropertyListError) -> Read {
      let (kind, low) = (bytes[offset] >> 4, bytes[offset] & 0xF)
      switch (kind, low) {
      case (0x0, 0x8): return Read(value: .boolean(false), size: 1)
      case (0x0, 0x9): return Read(value: .boolean(true), size: 1)
      case (0x1, _): return Read(value: .integer(try integer(at: offset)), size: 1)
      case (0x2, 2):
        return Read(
          value: .real(Double(Float(bitPattern: UInt32(try fixed(offset + 1, 4))))),
          size: 1
        )
      case (0x2, 3): return Read(value: .real(Double(bitPattern: try fixed(offset + 1, 8))), size: 1)
      case (0x3, 3): return Read(value: .date(Double(bitPattern: try fixed(offset + 1, 8))), size: 1)
      case (0x4, _):
        let range = try content(of: offset, unit: 1)
        return Read(value: .data(Array(bytes[range])), size: 1)
      case (0x5, _), (0x6, _), (0x7, _): return Read(value: .string(try text(at: offset)), size: 1)
      case (0xA, _): return try array(at: offset, depth: depth)
      case (0xD, _): return try dictionary(at: offset, depth: depth)
      default: throw PropertyListError(offset: offset, problem: .unknownMarker(bytes[offset]))
      }
    }

    private mutating func array(at offset: Int, depth: Int) throws(PropertyListError) -> Read {
      let range = try content(of: offset, unit: numberSize)
      var (elements, size) = ([PropertyList](), 1)
      for position in stride(from: range.lowerBound, to: range.upperBound, by: numberSize) {
        let element = try object(Self.number(bytes, position, numberSize), depth: depth + 1)
        elements.append(element.value)
        size = try sum(size, element.size, at: offset)
      }
      return Read(value: .array(elements), size: size)
    }

    private mutating func dictionary(at offset: Int, depth: Int) throws(PropertyListError) -> Read {
      let range = try content(of: offset, unit: 2 * numberSize)
      var (entries, size) = ([String: PropertyList](), 1)
      let half = range.count / 2
      for position in stride(from: range.lowerBound, to: range.lowerBound + half, by: numberSize) {
        let key = try object(Self.number(bytes, position, numberSize), depth: depth + 1).value
        let value = try object(Self.number(bytes, position + half, numberSize), depth: depth + 1)
        guard case .string(let name) = key, entries.updateValue(value.value, forKey: name) == nil else {
          throw PropertyListError(offset: position, problem: .invalidKey)
        }
        size = try sum(size, value.size, at: offset)
      }
      return Read(value: .dictionary(entries), size: size)
    }

    private func sum(_ left: Int, _ right: Int, at offset: Int) throws(PropertyListError) -> Int {
      guard left + right <= valueLimit else { throw PropertyListError(offset: offset, problem: .tooLarge) }
      return left + right
    }

    private func fixed(_ offset: Int, _ size: Int) throws(PropertyListError) -> UInt64 {
      guard size <= tableStart - offset else { throw PropertyListError(offset: offset, problem: .truncated) }
      return Self.number(bytes, offset, size)
    }

    private func integer(at offset: Int) throws(PropertyListError) -> Int64 {
      switch bytes[offset] & 0xF {
      // Those shorter than eight bytes have no sign.
      case 0...2: return Int64(try fixed(offset + 1, 1 << Int(bytes[offset] & 0xF)))
      case 3: return Int64(bitPattern: try fixed(offset + 1, 8))
      default: throw PropertyListError(offset: offset, problem: .overlongInteger)
      }
    }

    private func text(at offset: Int) throws(PropertyListError) -> String {
      let isWide = bytes[offset] >> 4 == 0x6
      let range = try content(of: offset, unit: isWide ? 2 : 1)
      guard isWide else {
        guard let text = String(validating: bytes[range], as: UTF8.self) else {
          throw PropertyListError(offset: offset, problem: .invalidText)
        }
        return text
      }
      let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      guard let text = String(validating: units, as: UTF16.self) else {
        throw PropertyListError(offset: offset, problem: .invalidText)
      }
      return text
    }

    /// The bytes behind a marker that says how many units there are, itself or in an integer behind it.
    private func content(of offset: Int, unit: Int) throws(PropertyListError) -> Range<Int> {
      var (count, start) = (Int(bytes[offset] & 0xF), offset + 1)
      if count == 0xF {
        guard start < tableStart, bytes[start] >> 4 == 0x1 else {
          throw PropertyListError(offset: offset, problem: .truncated)
        }
        count = Int(try integer(at: start))
        start += 1 + 1 << Int(bytes[start] & 0xF)
      }
      guard count >= 0, start <= tableStart, count <= (tableStart - start) / unit else {
        throw PropertyListError(offset: offset, problem: .truncated)
      }
      return start..<start + count * unit
    }
  }
}
