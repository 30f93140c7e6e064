/// Numbers as C's `%.3g` prints them, which is how nibs keep colors as text.
enum SignificantDigits {
  /// Appends a number with three significant digits and no trailing zeros.
  static func append(_ number: Double, to text: inout [UInt8]) {
    guard number != 0, number.isFinite else { return text.append(UInt8(ascii: "0")) }
    if number < 0 { text.append(UInt8(ascii: "-")) }
    var magnitude = abs(number)
    var exponent = 0
    while magnitude >= 10 {
      magnitude /= 10
      exponent += 1
    }
    while magnitude < 1 {
      magnitude *= 10
      exponent -= 1
    }
    // The number itself is scaled once, so that rounding sees no error of the steps above, unless the power overflows.
    let scale = power(2 - exponent)
    var digits = (scale.isFinite ? abs(number) * scale : magnitude * 100).rounded(.toNearestOrEven)
    if digits >= 1000 {
      digits /= 10
      exponent += 1
    }
    place(Int(digits), exponent, in: &text)
  }

  private static func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<abs(exponent) { result *= 10 }
    return exponent < 0 ? 1 / result : result
  }

  /// Appends a number of three digits, of which the first is before the point, times a power of ten.
  private static func place(_ number: Int, _ exponent: Int, in text: inout [UInt8]) {
    let count = number % 100 == 0 ? 1 : number % 10 == 0 ? 2 : 3
    let isScientific = exponent < -4 || exponent >= 3
    let wholeDigits = isScientific ? 1 : exponent + 1
    if wholeDigits <= 0 {
      text += [UInt8(ascii: "0"), UInt8(ascii: ".")]
      for _ in wholeDigits..<0 { text.append(UInt8(ascii: "0")) }
    }
    for index in 0..<max(count, wholeDigits) {
      if index == wholeDigits, index > 0 { text.append(UInt8(ascii: ".")) }
      let digit = number / (index == 0 ? 100 : index == 1 ? 10 : 1) % 10
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
    if isScientific {
      let size = abs(exponent)
      text += "e\(exponent < 0 ? "-" : "+")\(size < 10 ? "0" : "")\(size)".utf8
    }
  }
}
