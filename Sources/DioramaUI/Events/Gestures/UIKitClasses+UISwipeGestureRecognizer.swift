import Foundation
import NibLoader

extension UIKitClasses {
  static let uiSwipeGestureRecognizer = NibClass(
    UISwipeGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UISwipeGestureRecognizer",
    properties: [
      NibProperty("direction", \UISwipeGestureRecognizer.direction),
      NibProperty("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
    ]
  )
}
