import Foundation
import NibLoader

extension UIDatePicker {
  /// Wheels where they are asked for, and where an old nib leaves the style open but keeps room for them.
  var showsWheels: Bool {
    switch preferredDatePickerStyle {
    case .wheels: true
    case .automatic: datePickerMode == .countDownTimer || bounds.height >= 120
    default: datePickerMode == .countDownTimer
    }
  }

  func drawPicker() {
    if showsWheels {
      DateWheel.draw(wheels, in: bounds, color: isEnabled ? .label : .tertiaryLabel)
    } else if preferredDatePickerStyle == .inline, datePickerMode != .time {
      drawMonth()
    } else {
      drawFields()
    }
  }

  var shownCalendar: Calendar {
    var shownCalendar = Calendar(identifier: .gregorian)
    shownCalendar.timeZone = shownTimeZone
    return shownCalendar
  }

  /// The date in the words of the picker's locale; in English without one, wherever the picture is drawn.
  private func text(_ date: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US_POSIX")
    formatter.timeZone = shownTimeZone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  private func wheel(_ share: CGFloat, _ format: String, _ component: Calendar.Component, by step: Int = 1)
    -> DateWheel
  {
    let text: (Int) -> String? = { [self] row in
      shownCalendar.date(byAdding: component, value: row * step, to: date).map { self.text($0, format) }
    }
    return DateWheel(share: share, text: text) { [self] rows in turn(component, by: rows, step: step) }
  }

  var wheels: [DateWheel] {
    let minutes = max(1, minuteInterval)
    let isMorning = shownCalendar.component(.hour, from: date) < 12
    let noonText: (Int) -> String? = { row in
      row == 0 ? (isMorning ? "AM" : "PM") : row == (isMorning ? 1 : -1) ? (isMorning ? "PM" : "AM") : nil
    }
    let noon = DateWheel(share: 0.2, text: noonText) { [self] rows in turnHalfDay(by: rows) }
    switch datePickerMode {
    case .time: return [wheel(0.4, "h", .hour), wheel(0.4, "mm", .minute, by: minutes), noon]
    case .yearAndMonth: return [wheel(0.6, "MMMM", .month), wheel(0.4, "yyyy", .year)]
    case .date: return [wheel(0.45, "MMMM", .month), wheel(0.2, "d", .day), wheel(0.35, "yyyy", .year)]
    case .countDownTimer:
      let total = min(max(Int(clamping: countDownDuration), 0), 86_340) / 60
      return [
        DateWheel(
          share: 0.5,
          text: { (0..<24).contains(total / 60 + $0) ? "\(total / 60 + $0)\($0 == 0 ? " hours" : "")" : nil },
          turn: { [self] in count(hours: min(max(total / 60 + $0, 0), 23), minutes: total % 60) }
        ),
        DateWheel(
          share: 0.5,
          text: { row in
            let minute = total % 60 + row * minutes
            return (0..<60).contains(minute) ? "\(minute)\(row == 0 ? " min" : "")" : nil
          },
          turn: { [self] in
            count(hours: total / 60, minutes: min(max(total % 60 + $0 * minutes, 0), 60 - minutes))
          }
        ),
      ]
    case .dateAndTime:
      return [wheel(0.46, "EEE MMM d", .day), wheel(0.17, "h", .hour), wheel(0.17, "mm", .minute), noon]
    }
  }

  /// The gray fields of the compact style.
  private func drawFields() {
    let formats: [String] =
      switch datePickerMode {
      case .time: ["h:mm a"]
      case .date: ["MMM d, yyyy"]
      default: ["MMM d, yyyy", "h:mm a"]
      }
    let font = UIFont.systemFont(ofSize: 17)
    let texts = formats.map { text(date, $0) }
    let widths = texts.map { UIRuntime.shared.textMeasuring.width(of: $0, in: font) + 22 }
    var x = max(bounds.minX, bounds.maxX - widths.reduce(CGFloat(texts.count - 1) * 6, +))
    for (text, width) in zip(texts, widths) {
      let field = CGRect(x: x, y: bounds.midY - 17, width: width, height: 34)
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: field, cornerRadius: 6).fill()
      TextBlock.drawLine(text, font: font, color: isEnabled ? .label : .tertiaryLabel, in: field)
      x += width + 6
    }
  }

  /// The month of the inline style.
  private func drawMonth() {
    let shownCalendar = shownCalendar
    guard let first = shownCalendar.dateInterval(of: .month, for: date)?.start,
      let days = shownCalendar.range(of: .day, in: .month, for: date)?.count
    else { return }
    TextBlock.drawLine(
      text(date, "MMMM yyyy"),
      font: .boldSystemFont(ofSize: 17),
      color: isEnabled ? .label : .tertiaryLabel,
      in: CGRect(x: bounds.minX + 16, y: bounds.minY + 8, width: bounds.width - 32, height: 24),
      alignment: .left
    )
    let lead = monthLead(first)
    let today = shownCalendar.component(.day, from: date)
    let cell = monthCell
    func cellFrame(_ column: Int, _ y: CGFloat) -> CGRect {
      CGRect(x: bounds.minX + 10 + CGFloat(column) * cell.width, y: y, width: cell.width, height: cell.height)
    }
    for (column, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      var rect = cellFrame(column, bounds.minY + 40)
      rect.size.height = 20
      TextBlock.drawLine(name, font: .boldSystemFont(ofSize: 12), color: .tertiaryLabel, in: rect)
    }
    for day in 1...max(1, days) {
      let index = lead + day - 1
      let rect = cellFrame(index % 7, bounds.minY + 64 + CGFloat(index / 7) * cell.height)
      if day == today {
        tintColor.withAlphaComponent(0.15).setFill()
        let side = min(rect.width, rect.height)
        UIBezierPath(ovalIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)).fill()
      }
      let color: UIColor = !isEnabled ? .tertiaryLabel : day == today ? tintColor : .label
      TextBlock.drawLine("\(day)", font: .systemFont(ofSize: 20), color: color, in: rect)
    }
  }
}
