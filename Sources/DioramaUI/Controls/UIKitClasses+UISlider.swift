import Foundation
import NibLoader

extension UIKitClasses {
  static let uiSlider = NibClass(
    UISlider.self,
    parent: UIControl.self,
    name: "UISlider",
    properties: [
      NibProperty("value", \UISlider.value),
      NibProperty("minimumValue", \UISlider.minimumValue),
      NibProperty("maximumValue", \UISlider.maximumValue),
      NibProperty("isContinuous", \UISlider.isContinuous),
      NibProperty("minimumValueImage", \UISlider.minimumValueImage),
      NibProperty("maximumValueImage", \UISlider.maximumValueImage),
      NibProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      NibProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      NibProperty("thumbTintColor", \UISlider.thumbTintColor),
    ]
  )
}
