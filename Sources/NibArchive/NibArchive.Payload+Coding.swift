extension NibArchive.Payload {
  /// A type byte and what follows it, while data is still part of the file.
  struct Raw {
    /// The number after the type byte, as the file has it; 0 where the type has none.
    fileprivate(set) var bits: UInt64 = 0
    let type: UInt8
    /// Where in the file the bytes of data are; empty for every other type.
    fileprivate(set) var data = 0..<0

    /// The object that is referred to; nil for every other type.
    var object: Int? { type == NibArchive.Payload.objectType ? Int(truncatingIfNeeded: bits) : nil }

    /// Reads a type byte and what follows it.
    @inline(__always)
    init(from reader: inout ByteReader) throws(NibArchiveError) {
      let start = reader.offset
      type = try reader.byte()
      switch type {
      case 0: bits = UInt64(try reader.integer(UInt8.self))
      case 1: bits = UInt64(try reader.integer(UInt16.self))
      case 2, 6, NibArchive.Payload.objectType: bits = UInt64(try reader.integer(UInt32.self))
      case 3, 7: bits = try reader.integer(UInt64.self)
      case 4, 5, 9: break
      case NibArchive.Payload.dataType:
        let count = try reader.varint()
        data = reader.offset..<reader.offset + count
        try reader.skip(count)
      default: throw reader.failure(.unknownType(type), at: start)
      }
    }
  }

  /// The payload of what was read of a file.
  init(_ raw: Raw, in bytes: UnsafeBufferPointer<UInt8>) {
    switch raw.type {
    case 0: self = .int8(Int8(truncatingIfNeeded: raw.bits))
    case 1: self = .int16(Int16(truncatingIfNeeded: raw.bits))
    case 2: self = .int32(Int32(truncatingIfNeeded: raw.bits))
    case 3: self = .int64(Int64(bitPattern: raw.bits))
    case 4: self = .bool(false)
    case 5: self = .bool(true)
    case 6: self = .float(Float(bitPattern: UInt32(truncatingIfNeeded: raw.bits)))
    case 7: self = .double(Double(bitPattern: raw.bits))
    case Self.dataType: self = .data(Array(bytes[raw.data]))
    case Self.objectType: self = .object(Int(truncatingIfNeeded: raw.bits))
    default: self = .null
    }
  }

  /// Writes the type byte and what follows it.
  func write(to writer: inout ByteWriter) {
    writer.byte(typeByte)
    switch self {
    case .int8(let value): writer.integer(value)
    case .int16(let value): writer.integer(value)
    case .int32(let value): writer.integer(value)
    case .int64(let value): writer.integer(value)
    case .bool, .null: break
    case .float(let value): writer.integer(value.bitPattern)
    case .double(let value): writer.integer(value.bitPattern)
    case .data(let bytes):
      writer.varint(bytes.count)
      writer.append(bytes)
    case .object(let index): writer.index(index)
    }
  }

  /// How many bytes of data the payload has; 0 where it is none.
  var dataCount: Int { if case .data(let bytes) = self { bytes.count } else { 0 } }

  /// The type of raw bytes.
  static let dataType: UInt8 = 8
  /// The type of a reference to an object.
  static let objectType: UInt8 = 10

  private var typeByte: UInt8 {
    switch self {
    case .int8: 0
    case .int16: 1
    case .int32: 2
    case .int64: 3
    // Public readers disagree about these two; Apple's own files settle it.
    case .bool(let value): value ? 5 : 4
    case .float: 6
    case .double: 7
    case .data: Self.dataType
    case .null: 9
    case .object: Self.objectType
    }
  }
}
