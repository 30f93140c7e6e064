internal import NibArchive

/// A number of any type of the archive.
enum PayloadNumber {
  case whole(Int64)
  case fraction(Double)

  /// The number towards zero, clamped; 0 for what is not a number.
  var integer: Int64 {
    switch self {
    case .whole(let value): value
    case .fraction(let value): Int64(clampingFinite: value)
    }
  }

  var double: Double {
    switch self {
    case .whole(let value): Double(value)
    case .fraction(let value): value
    }
  }
}

extension NibArchive.Payload {
  /// The number that is stored, with 0 and 1 for truth values; nil for data, objects and nil.
  var number: PayloadNumber? {
    switch self {
    case .int8(let value): .whole(Int64(value))
    case .int16(let value): .whole(Int64(value))
    case .int32(let value): .whole(Int64(value))
    case .int64(let value): .whole(value)
    case .bool(let value): .whole(value ? 1 : 0)
    case .float(let value): .fraction(Double(value))
    case .double(let value): .fraction(value)
    case .data, .null, .object: nil
    }
  }
}
