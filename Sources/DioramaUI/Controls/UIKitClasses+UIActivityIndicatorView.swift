import Foundation
import NibLoader

extension UIKitClasses {
  static let uiActivityIndicatorView = NibClass(
    UIActivityIndicatorView.self,
    parent: UIView.self,
    name: "UIActivityIndicatorView",
    properties: [
      NibProperty("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
      NibProperty("isAnimating", \UIActivityIndicatorView.isAnimating),
      NibProperty("color", \UIActivityIndicatorView.ownWheelColor),
      NibProperty("style", \UIActivityIndicatorView.style),
    ]
  )
}
