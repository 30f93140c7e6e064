/// A number of any type of the archive.
enum PayloadNumber {
  case whole(Int64)
  case fraction(Double)

  /// The number towards zero, clamped; 0 for what is not a number.
  var integer: Int64 {
    switch self {
    case .whole(let value): value
    case .fraction(let value): Int64(clamping: value)
    }
  }

  var double: Double {
    switch self {
    case .whole(let value): Double(value)
    case .fraction(let value): value
    }
  }
}
