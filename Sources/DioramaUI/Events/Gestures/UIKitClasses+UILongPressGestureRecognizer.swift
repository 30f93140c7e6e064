import Foundation
import NibLoader

extension UIKitClasses {
  static let uiLongPressGestureRecognizer = NibClass(
    UILongPressGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UILongPressGestureRecognizer",
    properties: [
      NibProperty("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
      NibProperty("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
      NibProperty("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
      NibProperty("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
    ]
  )
}
