import Foundation
import NibLoader

extension UIKitClasses {
  static let uiSegment = NibClass(
    UISegment.self,
    parent: UIView.self,
    name: "UISegment",
    properties: [
      NibProperty("title", \UISegment.title),
      NibProperty("image", \UISegment.image),
      NibProperty("isEnabled", \UISegment.isEnabled),
      NibProperty("width", \UISegment.width),
      NibProperty("contentOffset", \UISegment.contentOffset),
    ]
  )
}
