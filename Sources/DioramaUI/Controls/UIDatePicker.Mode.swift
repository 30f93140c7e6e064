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
