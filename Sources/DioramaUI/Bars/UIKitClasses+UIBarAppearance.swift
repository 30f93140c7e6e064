import Foundation
import NibLoader

extension UIKitClasses {
  static let uiBarAppearance = NibClass(
    UIBarAppearance.self,
    parent: nil,
    name: "UIBarAppearance",
    properties: [
      NibProperty("backgroundColor", \UIBarAppearance.backgroundColor),
      NibProperty("backgroundImage", \UIBarAppearance.backgroundImage),
      NibProperty("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode),
      NibProperty("shadowColor", \UIBarAppearance.shadowColor),
      NibProperty("shadowImage", \UIBarAppearance.shadowImage),
    ]
  )
}
