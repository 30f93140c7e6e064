import Foundation
import NibLoader

extension UIKitClasses {
  static let uiStepper = NibClass(
    UIStepper.self,
    parent: UIControl.self,
    name: "UIStepper",
    properties: [
      NibProperty("value", \UIStepper.value),
      NibProperty("minimumValue", \UIStepper.minimumValue),
      NibProperty("maximumValue", \UIStepper.maximumValue),
      NibProperty("stepValue", \UIStepper.stepValue),
      NibProperty("wraps", \UIStepper.wraps),
      NibProperty("autorepeat", \UIStepper.autorepeat),
      NibProperty("isContinuous", \UIStepper.isContinuous),
    ]
  )
}
