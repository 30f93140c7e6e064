import Foundation

// What a finger does: it turns wheels, or taps a day of the month.
extension UIDatePicker {
  /// How many columns are empty before the first day of a month.
  func monthLead(_ first: Date) -> Int { (shownCalendar.component(.weekday, from: first) - 1 + 7) % 7 }

  /// The size of a day in the month, in points.
  var monthCell: CGSize { CGSize(width: (bounds.width - 20) / 7, height: max(20, (bounds.height - 70) / 6)) }

  /// Whether the picker shows a month.
  var showsMonth: Bool { !showsWheels && preferredDatePickerStyle == .inline && datePickerMode != .time }

  /// Picks what a finger that went from one point to another has chosen, and says whether that is anything new.
  func pick(from start: CGPoint, to end: CGPoint) -> Bool {
    let old = (date, countDownDuration)
    if showsWheels {
      let wheels = wheels
      guard let index = DateWheel.wheel(at: start.x, of: wheels, in: bounds) else { return false }
      let height = DateWheel.rowHeight
      let moved = -((end.y - start.y) / height).rounded()
      // A tap picks the row under the finger.
      let isTap = abs(end.y - start.y) < UIPanGestureRecognizer.slack
      let rows = isTap ? ((end.y - bounds.midY) / height).rounded() : moved
      wheels[index].turn?(Int(clamping: rows))
    } else if showsMonth, let day = day(at: end) {
      turn(.day, by: day - shownCalendar.component(.day, from: date), step: 1)
    }
    return old != (date, countDownDuration)
  }

  /// The day of the shown month at a point; nil where there is none.
  private func day(at point: CGPoint) -> Int? {
    guard let first = shownCalendar.dateInterval(of: .month, for: date)?.start,
      let days = shownCalendar.range(of: .day, in: .month, for: date)
    else { return nil }
    let column = Int(clamping: ((point.x - bounds.minX - 10) / monthCell.width).rounded(.down))
    let row = Int(clamping: ((point.y - bounds.minY - 64) / monthCell.height).rounded(.down))
    guard (0..<7).contains(column), row >= 0 else { return nil }
    let day = row * 7 + column - monthLead(first) + 1
    return days.contains(day) ? day : nil
  }

  /// Turns the wheel of a component, which goes around by itself and moves no other, and keeps the date in its limits.
  func turn(_ component: Calendar.Component, by rows: Int, step: Int) {
    let shownCalendar = shownCalendar
    let around: Calendar.Component? =
      switch component {
      case .minute: .hour
      case .hour: .day
      case .day: datePickerMode == .dateAndTime ? nil : .month
      case .month: .year
      default: nil
      }
    var change = rows * step
    if let around, let range = shownCalendar.range(of: component, in: around, for: date) {
      let value = shownCalendar.component(component, from: date) - range.lowerBound
      change = ((value + change) % range.count + range.count) % range.count - value
    }
    if let new = shownCalendar.date(byAdding: component, value: change, to: date) { date = limited(new) }
  }

  /// Turns the wheel with the halves of the day.
  func turnHalfDay(by rows: Int) {
    let isMorning = shownCalendar.component(.hour, from: date) < 12
    guard rows != 0, (rows > 0) == isMorning else { return }
    if let new = shownCalendar.date(byAdding: .hour, value: isMorning ? 12 : -12, to: date) { date = limited(new) }
  }

  /// Sets the span of a countdown, which is a minute at least.
  func count(hours: Int, minutes: Int) {
    countDownDuration = TimeInterval(max(hours * 60 + minutes, 1) * 60)
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }
}
