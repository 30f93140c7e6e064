import Foundation
import NibLoader

extension UIKitClasses {
  static let uiSwitch = NibClass(
    UISwitch.self,
    parent: UIControl.self,
    name: "UISwitch",
    properties: [
      NibProperty("isOn", \UISwitch.isOn),
      NibProperty("onTintColor", \UISwitch.onTintColor),
      NibProperty("thumbTintColor", \UISwitch.thumbTintColor),
      NibProperty("preferredStyle", \UISwitch.preferredStyle),
      NibProperty("title", \UISwitch.title),
    ]
  )
}
