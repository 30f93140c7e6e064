extension NibArchiveGraph {
  /// One value of a node, and the index of the one after it, in 16 bytes: a large nib has millions.
  struct Entry: Sendable {
    static let none = UInt32.max
    private static let keyBits: UInt32 = 28
    private static let runKind: UInt32 = 10

    // The key, and above it what kind of value it is. No scene is large enough to have more keys than fit.
    private var head: UInt32
    var next: UInt32
    private var payload: UInt64

    init(key: UInt32, next: UInt32, stored: Stored) {
      let (kind, payload) = Self.packed(stored)
      head = key & (1 << Self.keyBits - 1) | kind << Self.keyBits
      self.next = next
      self.payload = payload
    }

    /// An entry that stands for the values of a run.
    init(run: RunID, next: UInt32 = Entry.none) {
      head = Self.runKind << Self.keyBits
      self.next = next
      payload = UInt64(run.index)
    }

    /// The run that stands here; negative for a value.
    var run: Int { head >> Self.keyBits == Self.runKind ? Int(truncatingIfNeeded: payload) : -1 }

    /// The number of the key.
    var key: UInt32 { head & (1 << Self.keyBits - 1) }

    /// The value.
    var stored: Stored {
      get {
        switch head >> Self.keyBits {
        case 0: .int8(Int8(truncatingIfNeeded: payload))
        case 1: .int16(Int16(truncatingIfNeeded: payload))
        case 2: .int32(Int32(truncatingIfNeeded: payload))
        case 3: .int64(Int64(bitPattern: payload))
        case 4: .bool(payload != 0)
        case 5: .float(Float(bitPattern: UInt32(truncatingIfNeeded: payload)))
        case 6: .double(Double(bitPattern: payload))
        case 7: .data(UInt32(truncatingIfNeeded: payload), UInt32(truncatingIfNeeded: payload >> 32))
        case 8: .null
        default: .object(UInt32(truncatingIfNeeded: payload))
        }
      }
      set { self = Entry(key: key, next: next, stored: newValue) }
    }

    /// Writes the type byte and what follows it.
    ///
    /// - Parameters:
    ///   - writer: Takes the bytes.
    ///   - numbers: The numbers of objects, by node.
    ///   - bytes: The bytes of data values.
    @inline(__always)
    func write(
      to writer: inout ByteWriter,
      numbers: UnsafeBufferPointer<Int>,
      bytes: UnsafeBufferPointer<UInt8>
    ) {
      let kind = head >> Self.keyBits
      switch kind {
      case 0:
        writer.byte(0)
        writer.byte(UInt8(truncatingIfNeeded: payload))
      case 1:
        writer.byte(1)
        writer.integer(UInt16(truncatingIfNeeded: payload))
      case 2:
        writer.byte(2)
        writer.integer(UInt32(truncatingIfNeeded: payload))
      case 3:
        writer.byte(3)
        writer.integer(payload)
      // Public readers disagree about these two; Apple's own files settle it.
      case 4: writer.byte(payload != 0 ? 5 : 4)
      case 5:
        writer.byte(6)
        writer.integer(UInt32(truncatingIfNeeded: payload))
      case 6:
        writer.byte(7)
        writer.integer(payload)
      case 7:
        let (start, count) = (Int(payload & 0xFFFF_FFFF), Int(payload >> 32))
        writer.byte(NibArchive.Payload.dataType)
        writer.varint(count)
        writer.append(UnsafeBufferPointer(rebasing: bytes[start..<start + count]))
      case 8: writer.byte(9)
      default:
        writer.byte(NibArchive.Payload.objectType)
        writer.index(numbers[Int(payload)])
      }
    }

    /// How many bytes of data the value has; 0 where it is none.
    var dataCount: Int { head >> Self.keyBits == 7 ? Int(payload >> 32) : 0 }

    /// The object that the value refers to; negative for every other value.
    @inline(__always)
    var object: Int { head >> Self.keyBits == 9 ? Int(payload) : -1 }

    private static func packed(_ stored: Stored) -> (kind: UInt32, payload: UInt64) {
      switch stored {
      case .int8(let number): (0, UInt64(truncatingIfNeeded: number))
      case .int16(let number): (1, UInt64(truncatingIfNeeded: number))
      case .int32(let number): (2, UInt64(truncatingIfNeeded: number))
      case .int64(let number): (3, UInt64(bitPattern: number))
      case .bool(let flag): (4, flag ? 1 : 0)
      case .float(let number): (5, UInt64(number.bitPattern))
      case .double(let number): (6, number.bitPattern)
      case .data(let start, let count): (7, UInt64(start) | UInt64(count) << 32)
      case .null: (8, 0)
      case .object(let node): (9, UInt64(node))
      }
    }
  }
}
