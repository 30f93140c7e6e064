import Foundation
import NibLoader

extension UIKitClasses {
  static let uiBlurEffect = NibClass(
    UIBlurEffect.self,
    parent: UIVisualEffect.self,
    name: "UIBlurEffect",
    properties: [
      NibProperty("style", \UIBlurEffect.style)
    ]
  )
}
