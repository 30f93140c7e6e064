/// Numbers as C's `%.3g` prints them, which is how nibs keep colors as text.
enum SignificantDigits {
  /// A number with three significant digits and no trailing zeros.
  static func text(_ number: Double) -> String {
    guard number != 0, number.isFinite else { return "0" }
    let sign = number < 0 ? "-" : ""
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
    return sign + placed(String(Int(digits)), exponent)
  }

  private static func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<abs(exponent) { result *= 10 }
    return exponent < 0 ? 1 / result : result
  }

  private static func placed(_ digits: String, _ exponent: Int) -> String {
    let trimmed = String(digits.reversed().drop { $0 == "0" }.reversed())
    if exponent < -4 || exponent >= 3 {
      let mantissa = trimmed.count > 1 ? trimmed.prefix(1) + "." + trimmed.dropFirst() : trimmed[...]
      let size = abs(exponent)
      return "\(mantissa)e\(exponent < 0 ? "-" : "+")\(size < 10 ? "0" : "")\(size)"
    }
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + trimmed }
    if trimmed.count <= exponent + 1 { return trimmed + String(repeating: "0", count: exponent + 1 - trimmed.count) }
    return trimmed.prefix(exponent + 1) + "." + trimmed.dropFirst(exponent + 1)
  }
}
