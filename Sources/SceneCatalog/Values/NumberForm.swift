/// The notation of a number: decimal, another notation of YAML, or not a number.
enum NumberForm: Equatable {
  case decimal
  /// `why` completes "this is …"; `fix` is the same number in decimal where that is certain.
  case unusual(why: String, fix: String?)
  case none

  /// Looks at a scalar's characters.
  init(_ text: String) {
    let scalars = Array(text.utf8)
    var digits = scalars[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    guard let first = digits.first, Self.canBegin(first) else {
      self = .none
      return
    }
    let sign = isNegative ? "-" : ""
    let body = String(decoding: digits, as: UTF8.self)
    if [".inf", ".Inf", ".INF", "inf", "infinity"].contains(body) {
      self = .unusual(why: "infinity", fix: nil)
    } else if [".nan", ".NaN", ".NAN", "nan"].contains(body) {
      self = .unusual(why: "not a number", fix: nil)
    } else if let prefixed = Self.prefixed(body) {
      self = .unusual(why: prefixed.why, fix: prefixed.number.map { sign + String($0) })
    } else if body.contains("_"), Self.isDecimal(body.filter { $0 != "_" }) {
      self = .unusual(why: "written with underscores", fix: sign + body.filter { $0 != "_" })
    } else if body.contains(":"), body.split(separator: ":", omittingEmptySubsequences: false).allSatisfy(Self.isDigits)
    {
      self = .unusual(why: "a time of day, or a number to the base 60", fix: nil)
    } else if !Self.isDecimal(body) {
      self = .none
    } else if scalars.first == UInt8(ascii: "+") {
      self = .unusual(why: "written with a plus sign", fix: body)
    } else if body.utf8.count > 1, body.hasPrefix("0"), Self.isDigits(body[...]) {
      let trimmed = body.drop { $0 == "0" }
      self = .unusual(why: "written with a leading zero", fix: sign + (trimmed.isEmpty ? "0" : String(trimmed)))
    } else if body.hasPrefix(".") {
      self = .unusual(why: "written without a digit before the point", fix: sign + "0" + body)
    } else {
      self = .decimal
    }
  }

  /// Whether a byte begins a number in some notation: most words begin with another letter.
  private static func canBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "i"), UInt8(ascii: "n"): true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
    default: true
    }
  }

  /// A number with a point, by which a runtime attribute is a Double.
  static func withPoint(_ number: String) -> String {
    number.contains { ".eE".contains($0) } ? number : number + ".0"
  }

  private static func prefixed(_ body: String) -> (why: String, number: Int?)? {
    let lowered = body.lowercased()
    if lowered.hasPrefix("0x"), lowered.count > 2 {
      return ("hexadecimal", Int(lowered.dropFirst(2), radix: 16))
    }
    if lowered.hasPrefix("0o"), lowered.count > 2 { return ("octal", Int(lowered.dropFirst(2), radix: 8)) }
    if lowered.hasPrefix("0b"), lowered.count > 2 { return ("binary", Int(lowered.dropFirst(2), radix: 2)) }
    return nil
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  /// Digits with at most one point and an optional exponent.
  private static func isDecimal(_ text: String) -> Bool {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    if parts.count == 2 {
      let exponent = parts[1].drop { $0 == "-" || $0 == "+" }
      if !isDigits(exponent) { return false }
    }
    let halves = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if halves.count == 2 { return (halves[0].isEmpty || isDigits(halves[0])) && isDigits(halves[1]) }
    return isDigits(parts[0])
  }
}
