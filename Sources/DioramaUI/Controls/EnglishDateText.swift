import Foundation

/// Dates in the words of `en_US_POSIX`, without the tables that a `DateFormatter` needs for every language.
///
/// The tool that is installed comes without these tables: it writes English whatever the locale.
struct EnglishDateText {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// Whether there are tables for other languages here; without them, a `DateFormatter` ends the process.
  static let isOnlyChoice = Locale(identifier: "en").localizedString(forLanguageCode: "en") == nil

  /// Gregorian, in the time zone of the text.
  let calendar: Calendar

  /// The date by a pattern of `DateFormatter`, of whose fields it knows `EEE`, `MMM`, `MMMM`, `d`, `yyyy`, `h`, `mm` and `a`.
  func text(_ date: Date, _ format: String) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute], from: date)
    let month = Self.months[((parts.month ?? 1) - 1) % Self.months.count]
    let hour = parts.hour ?? 0
    var text = ""
    var rest = format[...]
    while let letter = rest.first {
      let field = rest.prefix { $0 == letter }
      rest = rest.dropFirst(field.count)
      switch field {
      case "EEE": text += Self.weekdays[((parts.weekday ?? 1) - 1) % Self.weekdays.count]
      case "MMM": text += month.prefix(3)
      case "MMMM": text += month
      case "d": text += "\(parts.day ?? 1)"
      case "yyyy": text += "\(parts.year ?? 1)"
      case "h": text += "\(hour % 12 == 0 ? 12 : hour % 12)"
      case "mm": text += (parts.minute ?? 0) < 10 ? "0\(parts.minute ?? 0)" : "\(parts.minute ?? 0)"
      case "a": text += hour < 12 ? "AM" : "PM"
      default: text += field
      }
    }
    return text
  }
}
