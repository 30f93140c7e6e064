import Foundation
import NibLoader

extension UIKitClasses {
  static let uiVibrancyEffect = NibClass(
    UIVibrancyEffect.self,
    parent: UIVisualEffect.self,
    name: "UIVibrancyEffect",
    properties: [
      NibProperty("style", \UIVibrancyEffect.style),
      NibProperty("blurEffect", \UIVibrancyEffect.blurEffect),
    ]
  )
}
