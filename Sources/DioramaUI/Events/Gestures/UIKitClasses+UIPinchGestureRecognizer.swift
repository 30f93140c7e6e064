import Foundation
import NibLoader

extension UIKitClasses {
  static let uiPinchGestureRecognizer = NibClass(
    UIPinchGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UIPinchGestureRecognizer",
    properties: [
      NibProperty("scale", \UIPinchGestureRecognizer.scale)
    ]
  )
}
