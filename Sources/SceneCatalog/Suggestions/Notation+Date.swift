import SceneLanguage

extension Notation {
  /// `2024-02-29T00:00:00Z` for a date in another notation; nil where the day, the time or the zone is not known.
  static func date(_ text: String) -> String? {
    var rest = text[...]
    var numbers: [Int] = []
    for _ in 0..<3 {
      rest = rest.drop { "-/. ,".contains($0) }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits) else { return nil }
      numbers.append(number)
      rest = rest[digits.endIndex...]
    }
    let isDayFirst = text.prefix(text.count - rest.count).contains(".")
    guard let day = day(numbers, isDayFirst: isDayFirst), let time = time(rest) else { return nil }
    let date = "\(day)T\(time)"
    return SceneDate.seconds(date) == nil ? nil : date
  }

  private static func day(_ numbers: [Int], isDayFirst: Bool) -> String? {
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    if first > 31 { return "\(first)-\(two(second))-\(two(third))" }
    guard third > 31 else { return nil }
    // 05/01/2024 is the first of May, 31.12.2024 is the last day of the year.
    let (month, day) = isDayFirst || first > 12 ? (second, first) : (first, second)
    return "\(third)-\(two(month))-\(two(day))"
  }

  /// A time of day with its zone; UTC where the text names no zone, midnight where it names no time.
  private static func time(_ text: Substring) -> String? {
    let start = text.drop { " T,".contains($0) }
    let clock = start.prefix { $0.isASCII && $0.isNumber || ": .".contains($0) }
    let pieces = clock.split { ": .".contains($0) }
    // A fourth piece is a fraction of a second.
    guard pieces.count <= 4, pieces.allSatisfy({ Int($0) != nil }) else { return nil }
    var times = (pieces.prefix(3).compactMap { Int($0) } + [0, 0, 0]).prefix(3).map { $0 }
    var zone = start[clock.endIndex...].uppercased()
    // Without a time a sign leads to no zone.
    if pieces.isEmpty { return ["", "Z"].contains(zone) ? "00:00:00Z" : nil }
    if let half = ["AM", "PM"].first(where: zone.hasPrefix) {
      guard (1...12).contains(times[0]) else { return nil }
      times[0] = times[0] % 12 + (half == "PM" ? 12 : 0)
      zone = String(zone.dropFirst(2).drop { $0 == " " })
    }
    return self.zone(zone).map { times.map(two).joined(separator: ":") + $0 }
  }

  /// `+02:00` for `+0200` and `+2`; nil for the name of a zone other than UTC.
  private static func zone(_ text: String) -> String? {
    if ["", "Z", "UTC", "GMT"].contains(text) { return "Z" }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard (1...4).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let hours = digits.count > 2 ? digits.dropLast(2) : digits[...]
    let minutes = digits.count > 2 ? digits.suffix(2) : "00"
    return "\(sign)\(two(Int(hours) ?? 0)):\(minutes)"
  }

  private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
