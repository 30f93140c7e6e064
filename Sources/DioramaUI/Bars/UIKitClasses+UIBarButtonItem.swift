import Foundation
import NibLoader

extension UIKitClasses {
  static let uiBarButtonItem = NibClass(
    UIBarButtonItem.self,
    parent: UIBarItem.self,
    name: "UIBarButtonItem",
    properties: [
      NibProperty("style", \UIBarButtonItem.style),
      NibProperty("width", \UIBarButtonItem.width),
      NibProperty("tintColor", \UIBarButtonItem.tintColor),
      NibProperty("isSpringLoaded", \UIBarButtonItem.isSpringLoaded),
      NibProperty("barButtonSystemItem", \UIBarButtonItem.systemItem),
      NibProperty("customView", \UIBarButtonItem.customView),
    ]
  )
}
