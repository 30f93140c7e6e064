/// Reads numbers in decimal from the bytes of a text, without making a `String` of them.
package enum DecimalText {
  /// A whole number of up to nine digits; nil for other texts, which `Int` reads.
  package static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let first = isNegative ? 1 : 0
    let digits = bytes.count - first
    guard digits >= 1, digits <= 9, bytes[first] != UInt8(ascii: "0") || digits == 1 && !isNegative else { return nil }
    var number = 0
    for index in first..<bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return isNegative ? -number : number
  }

  /// A whole number, or one with up to fifteen digits around a point; nil for other texts, which `Double` reads.
  ///
  /// Both the digits and the power of ten are exact, so that one division rounds as reading the whole text does.
  package static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if let whole = integer(bytes) { return Double(whole) }
    let isNegative = bytes.first == UInt8(ascii: "-")
    let first = isNegative ? 1 : 0
    guard (3...16).contains(bytes.count - first),
      bytes[first] != UInt8(ascii: "0") || bytes[first + 1] == UInt8(ascii: ".")
    else { return nil }
    var (number, digits) = (0, 0)
    var point: Int?
    for index in first..<bytes.count {
      if bytes[index] == UInt8(ascii: ".") {
        guard point == nil, digits > 0 else { return nil }
        point = digits
      } else {
        let digit = bytes[index] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        number = number &* 10 &+ Int(digit)
        digits += 1
      }
    }
    guard let point, digits > point else { return nil }
    let value = Double(number) / powers[digits - point]
    return isNegative ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
