/// Dates as scenes write them.
enum DateSpelling {
  /// Seconds since 2001 as an ISO 8601 date in UTC.
  static func text(_ seconds: Double) -> String {
    let clamped = seconds.isNaN ? 0 : min(max(seconds, -63_000_000_000), 250_000_000_000)
    let whole = clamped.rounded(.down)
    let (day, time) = Int(whole).quotientAndFloor(by: 86_400)
    let (year, month, date) = civil(day + 11_323)
    let fraction = clamped - whole
    var second = two(time % 60)
    if fraction > 0 { second += "\(fraction)".dropFirst() }
    let padded = String(repeating: "0", count: max(0, 4 - String(year).count)) + String(year)
    return "\(padded)-\(two(month))-\(two(date))T\(two(time / 3600)):\(two(time / 60 % 60)):\(second)Z"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

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

extension Int {
  /// The quotient rounded down, and what remains, which is not negative.
  fileprivate func quotientAndFloor(by divisor: Int) -> (Int, Int) {
    let rest = self % divisor
    return rest < 0 ? ((self - rest) / divisor - 1, rest + divisor) : ((self - rest) / divisor, rest)
  }
}
