import Foundation
import NibLoader

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
      NibProperty("countDownDuration", \UIDatePicker.countDownDuration),
      NibProperty("date", \UIDatePicker.date),
      NibProperty("locale", \UIDatePicker.locale),
      NibProperty("timeZone", \UIDatePicker.timeZone),
    ]
  )
}
