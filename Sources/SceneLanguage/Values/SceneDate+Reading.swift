extension SceneDate {
  /// Seconds since 2001-01-01 00:00 UTC; nil where the text is no complete ISO 8601 date with a time and a zone.
  package static func seconds(_ text: String) -> Double? {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let day = days(halves[0]), let time = time(halves[1]) else { return nil }
    return Double(day) * 86_400 + time
  }

  private static func days(_ text: Substring) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, let year = number(parts[0]), let month = number(parts[1], 2),
      let day = number(parts[2], 2), (1...12).contains(month), (1...length(of: month, in: year)).contains(day)
    else { return nil }
    // Days from the civil calendar, counted from March so that the leap day comes last.
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let daysTo2001 = 730_791
    return era * 146_097 + dayOfEra - daysTo2001
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func time(_ text: Substring) -> Double? {
    guard let zoneStart = text.firstIndex(where: { "Z+-".contains($0) }), let zone = zone(text[zoneStart...]) else {
      return nil
    }
    let parts = text[..<zoneStart].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let hours = number(parts[0], 2), let minutes = number(parts[1], 2),
      hours < 24, minutes < 60
    else { return nil }
    var seconds = 0.0
    if parts.count == 3 {
      guard let parsed = Double(parts[2]), (0..<60).contains(parsed), parts[2].first?.isNumber == true else {
        return nil
      }
      seconds = parsed
    }
    return Double(hours * 3600 + minutes * 60) + seconds - Double(zone)
  }

  private static func zone(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = number(parts[0], 2), let minutes = number(parts[1], 2), hours <= 14,
      minutes < 60
    else { return nil }
    return (text.first == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func number(_ text: Substring, _ digits: Int = 4) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }
}
