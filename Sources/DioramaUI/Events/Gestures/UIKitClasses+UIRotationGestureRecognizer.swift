import Foundation
import NibLoader

extension UIKitClasses {
  static let uiRotationGestureRecognizer = NibClass(
    UIRotationGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UIRotationGestureRecognizer",
    properties: [
      NibProperty("rotation", \UIRotationGestureRecognizer.rotation)
    ]
  )
}
