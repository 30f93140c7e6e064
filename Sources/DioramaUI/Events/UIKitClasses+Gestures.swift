import Foundation
import NibLoader

extension UIKitClasses {
  static let gestures: [NibClass] = [
    NibClass(
      UITapGestureRecognizer.self,
      parent: UIGestureRecognizer.self,
      name: "UITapGestureRecognizer",
      properties: [
        NibProperty("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
        NibProperty("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
      ]
    ),
    NibClass(
      UILongPressGestureRecognizer.self,
      parent: UIGestureRecognizer.self,
      name: "UILongPressGestureRecognizer",
      properties: [
        NibProperty("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
        NibProperty("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
        NibProperty("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
      ]
    ),
    NibClass(
      UIPanGestureRecognizer.self,
      parent: UIGestureRecognizer.self,
      name: "UIPanGestureRecognizer",
      properties: [
        NibProperty("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
        NibProperty("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
      ]
    ),
    NibClass(
      UISwipeGestureRecognizer.self,
      parent: UIGestureRecognizer.self,
      name: "UISwipeGestureRecognizer",
      properties: [
        NibProperty("direction", \UISwipeGestureRecognizer.direction),
        NibProperty("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
      ]
    ),
    NibClass(UIPinchGestureRecognizer.self, parent: UIGestureRecognizer.self, name: "UIPinchGestureRecognizer"),
    NibClass(UIRotationGestureRecognizer.self, parent: UIGestureRecognizer.self, name: "UIRotationGestureRecognizer"),
  ]
}
