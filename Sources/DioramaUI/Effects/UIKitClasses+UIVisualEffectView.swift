import Foundation
import NibLoader

extension UIKitClasses {
  static let uiVisualEffectView = NibClass(
    UIVisualEffectView.self,
    parent: UIView.self,
    name: "UIVisualEffectView",
    properties: [
      NibProperty("effect", \UIVisualEffectView.effect),
      NibProperty("contentView", \UIVisualEffectView.contentView),
    ]
  )
}
