import Foundation
import NibLoader

extension UIKitClasses {
  static let uiGestureRecognizer = NibClass(
    UIGestureRecognizer.self,
    parent: nil,
    name: "UIGestureRecognizer",
    outlets: [
      NibOutlet("delegate", \UIGestureRecognizer.delegate)
    ],
    properties: [
      NibProperty("isEnabled", \UIGestureRecognizer.isEnabled),
      NibProperty("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      NibProperty("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
      NibProperty("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
      NibProperty("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes),
      NibProperty("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType),
      NibProperty("name", \UIGestureRecognizer.name),
      NibProperty("view", \UIGestureRecognizer.view),
    ]
  )
}
