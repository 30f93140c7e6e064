import SceneModel

/// Values as other languages and systems write them, turned into what a scene writes.
///
/// All of it is for hints: nil where it cannot be told what is meant.
enum Notation {
  /// A scalar, with the key in front of it where it stands in a map.
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

  /// A number with a unit, a percent sign, a comma for its point, or a literal's suffix.
  static func decimal(_ text: String) -> Double? {
    let bare = text.filter { $0 != " " }
    if bare.hasSuffix("%") { return Double(bare.dropLast()).flatMap { $0.isFinite ? $0 / 100 : nil } }
    let comma = text.contains(", ") ? bare : String(bare.map { $0 == "," ? "." : $0 })
    if NumberForm(comma) == .decimal { return Double(comma) }
    let number = String(bare.prefix { $0.isNumber || $0 == "." || $0 == "-" })
    guard NumberForm(number) == .decimal, let value = Double(number) else { return nil }
    switch bare.dropFirst(number.count).lowercased() {
    case "pt", "px", "dp", "sp", "dip", "points", "point", "pts", "f", "d", "s", "sec", "seconds", "x", "px;", "pt;",
      ";", "":
      return value
    case "em", "rem": return value * 17
    case "ms": return value / 1000
    case "deg", "degrees", "°": return value
    default: return nil
    }
  }

  static func whole(_ number: Double) -> String { ValueReader.text(number.rounded()) }

  /// The numbers in a text, in their order: `CGRect(x: 0, y: 8, width: 10, height: 20)` has four.
  static func numbers(in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }), found.count < 12
    {
      // A digit within a name is none of the numbers.
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

  // MARK: - Dates

  /// `2024-02-29T00:00:00Z` for a date in another notation.
  static func date(_ text: String) -> String? {
    let pieces = text.split { "-/. ,:TZ".contains($0) }.map(String.init)
    guard pieces.count >= 3, let first = Int(pieces[0]), let third = Int(pieces[2]) else { return nil }
    guard let second = Int(pieces[1]) else { return nil }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let day: String
    if first > 31 {
      day = "\(first)-\(two(second))-\(two(third))"
    } else if third > 31 {
      // 05/01/2024 is the first of May, 31.12.2024 is the last of the year.
      let isDayFirst = text.contains(".") || first > 12
      day = "\(third)-\(two(isDayFirst ? second : first))-\(two(isDayFirst ? first : second))"
    } else {
      return nil
    }
    let times = pieces.dropFirst(3).prefix(3).compactMap { Int($0) }
    let time = (times + [0, 0, 0]).prefix(3).map(two).joined(separator: ":")
    let date = "\(day)T\(time)Z"
    return ISODate.secondsSince2001(date) == nil ? nil : date
  }
}

/// Sums and products of numbers, as people write them where they would compute a value.
private struct Arithmetic {
  private var rest: Substring
  private var depth = 0

  static func value(of text: String) -> Double? {
    guard text.contains(where: { "+-*/()".contains($0) }), text.contains(where: \.isNumber) else { return nil }
    var arithmetic = Arithmetic(rest: text.filter { $0 != " " }[...])
    guard let value = arithmetic.sum(), arithmetic.rest.isEmpty, value.isFinite else { return nil }
    return (value * 1_000_000).rounded() / 1_000_000
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while let sign = rest.first, sign == "+" || sign == "-" {
      rest = rest.dropFirst()
      guard let next = product() else { return nil }
      value = sign == "+" ? value + next : value - next
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while let sign = rest.first, sign == "*" || sign == "/" {
      rest = rest.dropFirst()
      guard let next = factor() else { return nil }
      value = sign == "*" ? value * next : value / next
    }
    return value
  }

  private mutating func factor() -> Double? {
    if rest.first == "-" {
      rest = rest.dropFirst()
      depth += 1
      defer { depth -= 1 }
      return depth > 8 ? nil : factor().map { -$0 }
    }
    if rest.first == "(" {
      rest = rest.dropFirst()
      depth += 1
      defer { depth -= 1 }
      guard depth <= 8, let value = sum(), rest.first == ")" else { return nil }
      rest = rest.dropFirst()
      return value
    }
    let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    rest = rest[number.endIndex...]
    return Double(number)
  }
}
