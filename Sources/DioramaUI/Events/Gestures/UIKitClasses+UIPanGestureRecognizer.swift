import Foundation
import NibLoader

extension UIKitClasses {
  static let uiPanGestureRecognizer = NibClass(
    UIPanGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UIPanGestureRecognizer",
    properties: [
      NibProperty("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
      NibProperty("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
    ]
  )
}
