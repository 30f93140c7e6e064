import Foundation
import NibLoader

extension UIKitClasses {
  static let uiProgressView = NibClass(
    UIProgressView.self,
    parent: UIView.self,
    name: "UIProgressView",
    properties: [
      NibProperty("progressViewStyle", \UIProgressView.progressViewStyle),
      NibProperty("progressTintColor", \UIProgressView.progressTintColor),
      NibProperty("trackTintColor", \UIProgressView.trackTintColor),
      NibProperty("progressImage", \UIProgressView.progressImage),
      NibProperty("trackImage", \UIProgressView.trackImage),
      NibProperty("progress", \UIProgressView.progress),
    ]
  )
}
