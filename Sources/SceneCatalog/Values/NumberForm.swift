/// The notation of a number: decimal, another notation of YAML, or not a number.
enum NumberForm: Equatable {
  case decimal
  /// `why` completes "this is …"; `fix` is the same number in decimal where that is certain.
  case unusual(why: String, fix: String?)
  case none

  /// Looks at a scalar's characters.
  init(_ text: String) {
    var digits = Substring(text).utf8
    let isNegative = digits.first == UInt8(ascii: "-")
    let hasPlus = digits.first == UInt8(ascii: "+")
    if isNegative || hasPlus { digits.removeFirst() }
    guard let first = digits.first, Self.canBegin(first) else {
      self = .none
      return
    }
    let sign = isNegative ? "-" : ""
    if Self.isDecimal(digits) {
      if hasPlus {
        self = .unusual(why: "written with a plus sign", fix: String(Substring(digits)))
      } else if digits.count > 1, first == UInt8(ascii: "0"), Self.isDigits(digits) {
        let trimmed = Substring(digits).drop { $0 == "0" }
        self = .unusual(why: "written with a leading zero", fix: sign + (trimmed.isEmpty ? "0" : String(trimmed)))
      } else if first == UInt8(ascii: ".") {
        self = .unusual(why: "written without a digit before the point", fix: "\(sign)0\(Substring(digits))")
      } else {
        self = .decimal
      }
      return
    }
    let body = String(Substring(digits))
    if [".inf", ".Inf", ".INF", "inf", "infinity"].contains(body) {
      self = .unusual(why: "infinity", fix: nil)
    } else if [".nan", ".NaN", ".NAN", "nan"].contains(body) {
      self = .unusual(why: "not a number", fix: nil)
    } else if let prefixed = Self.prefixed(body) {
      self = .unusual(why: prefixed.why, fix: prefixed.number.map { sign + String($0) })
    } else if body.contains("_"), Self.isDecimal(Substring(body.filter { $0 != "_" }).utf8) {
      self = .unusual(why: "written with underscores", fix: sign + body.filter { $0 != "_" })
    } else if body.contains(":"),
      body.split(separator: ":", omittingEmptySubsequences: false).allSatisfy({ Self.isDigits($0.utf8) })
    {
      self = .unusual(why: "a time of day, or a number to the base 60", fix: nil)
    } else {
      self = .none
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

  private static func isDigits(_ text: Substring.UTF8View) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  /// Digits with at most one point and an optional exponent.
  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    var number = text
    if let mark = text.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      let exponent = text[text.index(after: mark)...].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      guard isDigits(exponent) else { return false }
      number = text[..<mark]
    }
    guard let point = number.firstIndex(of: UInt8(ascii: ".")) else { return isDigits(number) }
    let (whole, fraction) = (number[..<point], number[number.index(after: point)...])
    return (whole.isEmpty || isDigits(whole)) && isDigits(fraction)
  }
}
