import Backports
import SceneModel

/// Converts values in the notation of other languages and systems to the notation of scenes.
///
/// It is used only for hints; nil if the meaning is not clear.
enum Notation {
  /// A scalar, with its key if it is in a map.
  struct Part {
    var name: String?
    var text: String
  }

  // MARK: - Numbers

  /// The number of a text with a unit, a percent sign or a little arithmetic: `17pt`, `50%`, `393 - 32`, `1/3`, `.pi / 2`.
  static func number(_ text: String) -> Double? {
    guard text.utf8.count <= 60 else { return nil }
    var bare = text
    for name in ["CGFloat(", "Float(", "Double(", "Int(", "NSNumber(value: "]
    where bare.hasPrefix(name) && bare.hasSuffix(")") {
      bare = String(bare.dropFirst(name.count).dropLast())
    }
    if bare.hasPrefix("@(") { bare = String(bare.dropFirst(2).dropLast()) }
    bare = String(bare.drop { $0 == "@" || $0 == "+" || $0 == "=" })
    for name in ["Double.pi", "CGFloat.pi", "Float.pi", "M_PI", ".pi"] {
      bare = bare.replacing(name, with: "3.14159265358979")
    }
    return Arithmetic.value(of: bare) ?? decimal(bare)
  }

  /// A number with a unit, a percent sign, a decimal comma or a literal suffix.
  ///
  /// Nil for several numbers, and for a comma that may group digits: `1,000` is one or a thousand.
  static func decimal(_ text: String) -> Double? {
    let bare = trimmed(text)
    if bare.hasSuffix("%") {
      return Double(trimmed(String(bare.dropLast()))).flatMap { $0.isFinite ? $0 / 100 : nil }
    }
    var halves = bare.split(separator: ",", omittingEmptySubsequences: false)
    if halves.count == 2, let digit = halves[1].first, digit.isASCII, digit.isNumber {
      let decimals = halves[1].prefix { $0.isASCII && $0.isNumber }
      if decimals.count == 3, halves[0].drop(while: { "+-".contains($0) }) != "0" { return nil }
      halves = ["\(halves[0]).\(halves[1])"]
    }
    guard halves.count == 1 else { return nil }
    let plain = halves[0]
    if NumberForm(String(plain)) == .decimal { return Double(plain).flatMap { $0.isFinite ? $0 : nil } }
    let number = String(plain.prefix { $0.isNumber || $0 == "." || $0 == "-" })
    guard NumberForm(number) == .decimal, let value = Double(number) else { return nil }
    switch plain.dropFirst(number.count).drop(while: { $0 == " " }).lowercased() {
    case "pt", "px", "dp", "sp", "dip", "points", "point", "pts", "f", "d", "s", "sec", "seconds", "x", "px;", "pt;",
      ";", "":
      return value
    case "em", "rem": return value * 17
    case "ms": return value / 1000
    case "deg", "degrees", "°": return value
    default: return nil
    }
  }

  /// A text without spaces at its ends.
  static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }

  /// An angle in radians as scenes write it.
  static func radians(degrees: Double) -> String {
    ValueReader.text((degrees * .pi / 180 * 1_000_000).rounded() / 1_000_000)
  }

  /// The arguments of the only call in a text: `x: 0` and `y: 8` for `CGPoint(x: 0, y: 8)`.
  ///
  /// Of a text without parentheses the parts between commas; nil where calls are chained or nested.
  static func arguments(of text: String) -> [(label: String, value: String)]? {
    var inner = text[...]
    if let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close {
      guard text[text.index(after: open)...].firstIndex(of: "(") == nil else { return nil }
      inner = text[text.index(after: open)..<close]
    }
    return inner.split(separator: ",").map { part in
      let colon = part.firstIndex(of: ":")
      let label = colon.map { String(part[..<$0].filter { $0 != " " }) } ?? ""
      return (label, trimmed(String(colon.map { part[part.index(after: $0)...] } ?? part)))
    }
  }

  static func whole(_ number: Double) -> String { ValueReader.text(number.rounded()) }

  /// The numbers in a text, in their order: `CGRect(x: 0, y: 8, width: 10, height: 20)` has four.
  static func numbers(in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }), found.count < 12
    {
      // A digit inside a name is not a number.
      let before = start > rest.startIndex ? rest[rest.index(before: start)] : " "
      let isInName = before.isLetter && before.lowercased() != "x" && rest[start] != "-"
      let word = rest[start...].prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" && $0 == rest[start] }
      rest = rest[word.endIndex...]
      let unit = rest.first.map { $0.isLetter && $0 != "x" && $0 != "X" } == true ? rest.prefix { $0.isLetter } : ""
      if !isInName, NumberForm(String(word)) == .decimal, Notation.decimal(String(word) + unit) != nil {
        found.append(String(word))
      }
    }
    return found
  }
}

/// Evaluates arithmetic expressions of numbers.
private struct Arithmetic {
  private var rest: Substring
  private var depth = 0

  static func value(of text: String) -> Double? {
    guard text.contains(where: { "+-*/()".contains($0) }), text.contains(where: \.isNumber) else { return nil }
    var arithmetic = Arithmetic(rest: text[...])
    guard let value = arithmetic.sum(), arithmetic.next == nil, value.isFinite else { return nil }
    return (value * 1_000_000).rounded() / 1_000_000
  }

  /// The next character that is not a space, which becomes the first of the rest.
  private var next: Character? {
    mutating get {
      rest = rest.drop { $0 == " " }
      return rest.first
    }
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while true {
      let isSpaced = rest.first == " "
      guard let sign = next, sign == "+" || sign == "-" else { return value }
      rest = rest.dropFirst()
      // `8 -4` are two numbers.
      if isSpaced, rest.first != " " { return nil }
      guard let summand = product() else { return nil }
      value = sign == "+" ? value + summand : value - summand
    }
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while true {
      // A sign of `sum` keeps the space in front of it.
      let end = rest
      guard let sign = next, sign == "*" || sign == "/" else {
        rest = end
        return value
      }
      rest = rest.dropFirst()
      guard let other = factor() else { return nil }
      value = sign == "*" ? value * other : value / other
    }
  }

  private mutating func factor() -> Double? {
    let first = next
    if first == "-" || first == "(" {
      rest = rest.dropFirst()
      depth += 1
      defer { depth -= 1 }
      guard depth <= 8 else { return nil }
      if first == "-" { return factor().map { -$0 } }
      guard let value = sum(), next == ")" else { return nil }
      rest = rest.dropFirst()
      return value
    }
    let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    rest = rest[number.endIndex...]
    return Double(number)
  }
}
