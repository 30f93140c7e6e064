/// Dates as scenes write them, without Foundation.
package enum SceneDate {
  /// The dates that a scene can write, in seconds since 2001-01-01 00:00 UTC: those of the years 1 to 9999.
  package static let range = -63_113_904_000.0..<252_423_993_600.0

  /// A date as ISO 8601 in UTC, such as `2024-02-29T12:30:00Z`; nil for one beyond the years 1 to 9999.
  ///
  /// - Parameter seconds: Seconds since 2001-01-01 00:00 UTC.
  package static func text(_ seconds: Double) -> String? {
    guard range.contains(seconds) else { return nil }
    let whole = seconds.rounded(.down)
    let fraction = (seconds - whole).description
    // The parts of a second are written as they are, or not at all where that takes an exponent.
    guard !fraction.contains("e") else { return nil }
    let time = Int(whole) - dayCount(whole) * 86_400
    let (year, month, day) = civil(dayCount(whole) + 11_323)
    let clock = "\(padded(time / 3600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))"
    let part = seconds == whole ? "" : String(fraction.dropFirst())
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(clock)\(part)Z"
  }

  private static func dayCount(_ seconds: Double) -> Int { Int((seconds / 86_400).rounded(.down)) }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  /// The Gregorian date of a day counted from 1970, with years that begin in March so that the leap day comes last.
  private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
