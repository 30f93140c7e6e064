/// The looks of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens a calendar.
  case compact = 2
  /// A calendar in its place.
  case `inline` = 3
}
