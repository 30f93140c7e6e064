public import Foundation
import LayoutEngine
import NibLoader

/// A control for a date, a time or a span of time.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The date that is picked.
  open var date: Date { didSet { setNeedsDisplay() } }

  /// The locale in which dates are shown; nil for the user's.
  open var locale: Locale? { didSet { setNeedsDisplay() } }

  /// The time zone in which dates are shown; nil for the user's.
  open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }

  /// What is picked.
  open var datePickerMode: Mode { didSet { styleDidChange() } }

  /// The look of the picker.
  open var preferredDatePickerStyle: UIDatePickerStyle { didSet { styleDidChange() } }

  /// The earliest date; nil for none.
  open var minimumDate: Date?

  /// The latest date; nil for none.
  open var maximumDate: Date?

  /// The step of the minutes, which divides 60.
  open var minuteInterval: Int { didSet { setNeedsDisplay() } }

  /// Whether a date between two steps of the minutes is shown rounded; kept for code that asks.
  open var roundsToMinuteInterval = true

  /// The span in seconds from which a countdown starts.
  open var countDownDuration: TimeInterval { didSet { setNeedsDisplay() } }

  /// What a picker shows in pictures that was given no date, so that they are the same every day: January 15, 2025, 9:41 GMT.
  static let pictureDate = Date(timeIntervalSinceReferenceDate: 758_626_860)

  private let usualTimeZone: TimeZone?

  /// The time zone in which the date is shown: the user's where none was set, and Greenwich's in pictures.
  var shownTimeZone: TimeZone { timeZone ?? usualTimeZone ?? .current }

  /// The calendar that was set; nil for the user's.
  var ownCalendar: Calendar?

  /// The calendar of the dates, the user's unless another was set; kept for code that asks, dates are shown in the Gregorian one here.
  // UIKit has it like this: nil resets it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set { ownCalendar = newValue }
  }

  /// The size of the picker in its archive; nil if there is none.
  private var archivedSize: CGSize?

  /// Creates a date picker in code.
  public override init(frame: CGRect) {
    date = Date()
    usualTimeZone = nil
    datePickerMode = .dateAndTime
    preferredDatePickerStyle = .automatic
    minuteInterval = 1
    countDownDuration = 0
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  /// Creates a date picker out of an archive.
  public required init?(coder: NSCoder) {
    let isReproducible = UIRuntime.shared.keepsToItself
    date = coder.decodeDate(forKey: "UIDate") ?? (isReproducible ? Self.pictureDate : Date())
    usualTimeZone = isReproducible ? TimeZone(secondsFromGMT: 0) : nil
    locale = coder.decode(ArchivedIdentifier.self, forKey: "UILocale").map { Locale(identifier: $0.text) }
    timeZone = coder.decode(ArchivedIdentifier.self, forKey: "UITimeZone").flatMap { TimeZone(identifier: $0.text) }
    ownCalendar = coder.decode(ArchivedIdentifier.self, forKey: "UICalendar").flatMap { Calendar(archived: $0) }
    datePickerMode = coder.decodeCase(forKey: "UIDatePickerMode", absent: .dateAndTime)
    preferredDatePickerStyle = coder.decodeCase(forKey: "UIPickerStyle", absent: .automatic)
    minimumDate = coder.decodeDate(forKey: "UIMinimumDate")
    maximumDate = coder.decodeDate(forKey: "UIMaximumDate")
    minuteInterval = coder.decodeInteger(forKey: "UIMinuteInterval", absent: 1)
    roundsToMinuteInterval = coder.decodeBool(forKey: "UIRoundsToMinuteInterval", absent: true)
    countDownDuration = coder.decodeDouble(forKey: "UICountDownDuration", absent: 0)
    super.init(coder: coder)
    if bounds.size != .zero { archivedSize = bounds.size }
    adoptFixedSize(intrinsicContentSize)
  }

  /// Sets the date; nothing moves here, so both ways are the same.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// Draws the picker again, in the size of its style.
  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  override var ownsTaps: Bool { true }

  private var trackingStart = CGPoint.zero

  /// Notes where a finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trackingStart = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  /// Picks what the finger has chosen: the row to which it turned a wheel, or the day that it tapped.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, pick(from: trackingStart, to: touch.location(in: self)) else { return }
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Draws wheels, a month or fields, as the style says.
  open override func draw(_ rect: CGRect) { drawPicker() }

  override class var defaultHugging: AxisPriorities { .fixedSize }

  /// The size of the wheels; for the other styles, whose size is not known, the size in the archive.
  open override var intrinsicContentSize: CGSize {
    showsWheels ? CGSize(ControlMetrics.pickerSize) : archivedSize ?? CGSize(ControlMetrics.pickerSize)
  }

  /// The size of the wheels, or the size in the archive.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The looks of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens a calendar.
  case compact = 2
  /// A calendar inside the view itself.
  case `inline` = 3
}

extension UIDatePicker {
  /// What a date picker picks.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A date.
    case date = 1
    /// A date and a time of day.
    case dateAndTime = 2
    /// A span of time.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4269
  }
}

/// The rows of a wheel of dates, drawn from its middle to both sides.
@MainActor
struct DateWheel {
  /// The height of a row, in points.
  static let rowHeight: CGFloat = 32

  /// The part of the width, from 0 to 1.
  var share: CGFloat
  /// The text of a row, counted from the one in the middle; nil where there is none.
  var text: (_ row: Int) -> String?
  /// Picks the row that a number of rows is away from the one in the middle; nil for a wheel that cannot be turned.
  var turn: ((_ rows: Int) -> Void)?

  /// The wheel at a horizontal location; nil where there is none.
  static func wheel(at x: CGFloat, of wheels: [DateWheel], in rect: CGRect) -> Int? {
    var end = rect.minX + 9
    for (index, wheel) in wheels.enumerated() {
      end += (rect.width - 18) * wheel.share
      if x < end { return index }
    }
    return nil
  }

  /// Draws the band in the middle, and wheels side by side.
  static func draw(_ wheels: [DateWheel], in rect: CGRect, color: UIColor) {
    UIColor.tertiarySystemFill.setFill()
    let band = CGRect(x: rect.minX + 9, y: rect.midY - rowHeight / 2, width: rect.width - 18, height: rowHeight)
    if band.width > 0 { UIBezierPath(roundedRect: band, cornerRadius: 7).fill() }
    var x = band.minX
    for wheel in wheels {
      let width = band.width * wheel.share
      for row in -3...3 {
        let y = band.minY + CGFloat(row) * rowHeight * (1 - CGFloat(abs(row)) * 0.04)
        let fade = [1, 0.4, 0.2, 0.08][abs(row)]
        guard y >= rect.minY, y + rowHeight <= rect.maxY, let text = wheel.text(row) else { continue }
        TextBlock.drawLine(
          text,
          font: .systemFont(ofSize: row == 0 ? 22 : 20),
          color: color.withAlphaComponent(color.components.rgba.alpha * fade),
          in: CGRect(x: x, y: y, width: width, height: rowHeight)
        )
      }
      x += width
    }
  }
}

extension UIKitClasses {
  static let uiDatePicker = NibClass(
    UIDatePicker.self,
    parent: UIControl.self,
    name: "UIDatePicker",
    properties: [
      NibProperty("datePickerMode", \UIDatePicker.datePickerMode),
      NibProperty("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
      NibProperty("minimumDate", \UIDatePicker.minimumDate),
      NibProperty("maximumDate", \UIDatePicker.maximumDate),
      NibProperty("minuteInterval", \UIDatePicker.minuteInterval),
      NibProperty("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval),
      NibProperty("countDownDuration", \UIDatePicker.countDownDuration),
      NibProperty("date", \UIDatePicker.date),
      NibProperty("locale", \UIDatePicker.locale),
      NibProperty("timeZone", \UIDatePicker.timeZone),
      NibProperty("calendar", \UIDatePicker.ownCalendar),
    ]
  )
}
