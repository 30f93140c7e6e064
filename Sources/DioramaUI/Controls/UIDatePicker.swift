public import Foundation

/// A control for a date, a time or a span of time.
@MainActor
open class UIDatePicker: UIControl {
  /// The date that is picked.
  open var date: Date { didSet { setNeedsDisplay() } }

  /// The locale in which dates are shown; nil for the user's.
  open var locale: Locale? { didSet { setNeedsDisplay() } }

  /// The time zone in which dates are shown; nil for the user's.
  open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }

  /// What is picked.
  open var datePickerMode: Mode { didSet { setNeedsDisplay() } }

  /// The look of the picker.
  open var preferredDatePickerStyle: UIDatePickerStyle { didSet { setNeedsDisplay() } }

  /// The earliest date; nil for none.
  open var minimumDate: Date?

  /// The latest date; nil for none.
  open var maximumDate: Date?

  /// The step of the minutes, which divides 60.
  open var minuteInterval: Int { didSet { setNeedsDisplay() } }

  /// The span in seconds from which a countdown starts.
  open var countDownDuration: TimeInterval { didSet { setNeedsDisplay() } }

  /// Creates a date picker in code.
  public override init(frame: CGRect) {
    date = Date()
    datePickerMode = .dateAndTime
    preferredDatePickerStyle = .automatic
    minuteInterval = 1
    countDownDuration = 0
    super.init(frame: frame)
  }

  /// Creates a date picker out of an archive.
  public required init?(coder: NSCoder) {
    date = coder.decodeDate(forKey: "UIDate") ?? Date()
    locale = coder.decode(ArchivedIdentifier.self, forKey: "UILocale").map { Locale(identifier: $0.text) }
    timeZone = coder.decode(ArchivedIdentifier.self, forKey: "UITimeZone").flatMap { TimeZone(identifier: $0.text) }
    datePickerMode = coder.decodeCase(forKey: "UIDatePickerMode", absent: .dateAndTime)
    preferredDatePickerStyle = coder.decodeCase(forKey: "UIPickerStyle", absent: .automatic)
    minimumDate = coder.decodeDate(forKey: "UIMinimumDate")
    maximumDate = coder.decodeDate(forKey: "UIMaximumDate")
    minuteInterval = coder.decodeInteger(forKey: "UIMinuteInterval", absent: 1)
    countDownDuration = coder.decodeDouble(forKey: "UICountDownDuration", absent: 0)
    super.init(coder: coder)
  }

  /// Sets the date; nothing moves here, so both ways are the same.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// Draws wheels, a month or fields, as the style says.
  open override func draw(_ rect: CGRect) { drawPicker() }
}
