import Foundation
import NibLoader

extension UIKitClasses {
  static let uiWindow = NibClass(
    UIWindow.self,
    parent: UIView.self,
    name: "UIWindow",
    outlets: [
      NibOutlet("rootViewController", \UIWindow.rootViewController)
    ],
    properties: [
      NibProperty("windowLevel", \UIWindow.windowLevel),
      NibProperty("isKeyWindow", \UIWindow.isKeyWindow),
    ]
  )
}
