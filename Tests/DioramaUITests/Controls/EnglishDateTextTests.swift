import Foundation
import Testing

@testable import DioramaUI

/// Dates without tables are those that the system's formatter writes.
struct EnglishDateTextTests {
  @Test(arguments: ["EEE MMM d", "MMMM yyyy", "MMM d, yyyy", "h:mm a", "h", "mm", "d", "MMMM", "yyyy"])
  func sameAsFormatter(format: String) throws {
    let zone = try #require(TimeZone(secondsFromGMT: 5_400))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = format
    // Steps of 37 days and some hours come through every month, weekday and hour; 1900 is before the epoch.
    for step in 0..<1_000 {
      let date = Date(timeIntervalSince1970: -2_200_000_000 + Double(step) * 3_205_861)
      #expect(EnglishDateText(calendar: calendar).text(date, format) == formatter.string(from: date))
    }
  }
}
