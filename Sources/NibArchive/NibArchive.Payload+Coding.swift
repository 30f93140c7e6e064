extension NibArchive.Payload {
  /// Reads a type byte and what follows it.
  init(from reader: inout ByteReader) throws(NibArchiveError) {
    let start = reader.offset
    let type = try reader.byte()
    switch type {
    case 0: self = .int8(try reader.integer(Int8.self))
    case 1: self = .int16(try reader.integer(Int16.self))
    case 2: self = .int32(try reader.integer(Int32.self))
    case 3: self = .int64(try reader.integer(Int64.self))
    case 4: self = .bool(false)
    case 5: self = .bool(true)
    case 6: self = .float(Float(bitPattern: try reader.integer(UInt32.self)))
    case 7: self = .double(Double(bitPattern: try reader.integer(UInt64.self)))
    case Self.dataType:
      let count = try reader.varint()
      self = .data(Array(try reader.slice(count)))
    case 9: self = .null
    case 10: self = .object(Int(clamping: try reader.integer(UInt32.self)))
    default: throw reader.failure(.unknownType(type), at: start)
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

  /// The type of raw bytes.
  static let dataType: UInt8 = 8

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
    case .object: 10
    }
  }
}
