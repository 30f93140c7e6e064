extension ArchivedValue {
  /// A value that fits in one word or text, as scenes write it; nil for objects, which are maps.
  package var text: String? {
    switch self {
    case .int8(let value): "int8 \(value)"
    case .int16(let value): "int16 \(value)"
    case .int32(let value): "int32 \(value)"
    case .int64(let value): "int64 \(value)"
    case .bool(let flag): flag ? "true" : "false"
    case .float(let value): value.isFinite ? "float \(value)" : "floatBits \(value.bitPattern)"
    case .double(let value): value.isFinite ? "double \(value)" : "doubleBits \(value.bitPattern)"
    case .data(let bytes): Self.text(bytes)
    case .null: "nil"
    case .string(let text): "string \(text)"
    case .integer(let value): "integer \(value)"
    case .number(let value): value.isFinite ? "number \(value)" : "numberBits \(value.bitPattern)"
    case .same(let path): "at \(path.text)"
    case .object: nil
    }
  }

  /// Reads a value that is no object; nil for other texts.
  package init?(text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    guard let value = Self.value(String(parts[0]), rest) else { return nil }
    self = value
  }

  private static func value(_ kind: String, _ rest: String) -> ArchivedValue? {
    switch kind {
    case "int8": Int8(rest).map { .int8($0) }
    case "int16": Int16(rest).map { .int16($0) }
    case "int32": Int32(rest).map { .int32($0) }
    case "int64": Int64(rest).map { .int64($0) }
    case "true" where rest.isEmpty: .bool(true)
    case "false" where rest.isEmpty: .bool(false)
    case "float": Float(rest).map { .float($0) }
    case "floatBits": UInt32(rest).map { .float(Float(bitPattern: $0)) }
    case "double": Double(rest).map { .double($0) }
    case "doubleBits": UInt64(rest).map { .double(Double(bitPattern: $0)) }
    case "data": bytes(rest).map { .data($0) }
    case "numbers": numbers(rest).map { .data(packed($0)) }
    case "nil" where rest.isEmpty: .null
    case "string": .string(rest)
    case "integer": Int(rest).map { .integer($0) }
    case "number": Double(rest).map { .number($0) }
    case "numberBits": UInt64(rest).map { .number(Double(bitPattern: $0)) }
    case "at": .same(ArchivedPath(rest))
    default: nil
    }
  }

  // MARK: - Data

  /// Data that holds numbers, as UIKit writes rectangles, is written as numbers, other data as hexadecimal digits.
  private static func text(_ bytes: [UInt8]) -> String {
    if bytes.first == 7, bytes.count > 1, bytes.count <= 49, (bytes.count - 1) % 8 == 0 {
      let numbers = stride(from: 1, to: bytes.count, by: 8).map { number(bytes[$0..<$0 + 8]) }
      if numbers.allSatisfy(\.isFinite) { return "numbers " + numbers.map(\.description).joined(separator: " ") }
    }
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return "data " + String(decoding: text, as: UTF8.self)
  }

  /// The number of eight bytes, the lowest first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    var pattern: UInt64 = 0
    for byte in bytes.reversed() { pattern = pattern << 8 | UInt64(byte) }
    return Double(bitPattern: pattern)
  }

  private static func numbers(_ text: String) -> [Double]? {
    let words = text.split(separator: " ")
    let numbers = words.compactMap { Double(String($0)) }
    return numbers.count == words.count ? numbers : nil
  }

  private static func packed(_ numbers: [Double]) -> [UInt8] {
    [7] + numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(8 * $0)) } }
  }

  private static func bytes(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count % 2 == 0 else { return nil }
    let values = digits.compactMap { digit -> UInt8? in
      switch digit {
      case 48...57: digit - 48
      case 97...102: digit - 87
      default: nil
      }
    }
    guard values.count == digits.count else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}
