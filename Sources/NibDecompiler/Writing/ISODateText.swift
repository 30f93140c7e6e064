/// Writes dates as ISO 8601 without Foundation.
enum ISODateText {
  /// A date with time in UTC; nil beyond the years 1 to 9999.
  static func text(_ secondsSince2001: Double) -> String? {
    guard secondsSince2001.isFinite, abs(secondsSince2001) < 300_000_000_000 else { return nil }
    let whole = secondsSince2001.rounded(.down)
    let fraction = secondsSince2001 - whole
    let seconds = Int(whole)
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let time = seconds - day * 86_400
    // The civil calendar, counted in eras of 400 years that begin in March.
    let days = day + 730_791
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    guard (1...9999).contains(year) else { return nil }
    var result = padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfYear - (153 * shifted + 2) / 5 + 1, 2)
    result += "T" + padded(time / 3600, 2) + ":" + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2)
    if fraction > 0 {
      let text = fraction.description
      guard !text.contains("e") else { return nil }
      result += text.dropFirst()
    }
    return result + "Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
