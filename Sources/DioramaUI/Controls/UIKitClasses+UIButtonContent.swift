import Foundation
import NibLoader

extension UIKitClasses {
  static let uiButtonContent = NibClass(
    UIButtonContent.self,
    parent: nil,
    name: "UIButtonContent",
    properties: [
      NibProperty("title", \UIButtonContent.title),
      NibProperty("attributedTitle", \UIButtonContent.attributedTitle),
      NibProperty("titleColor", \UIButtonContent.titleColor),
      NibProperty("titleShadowColor", \UIButtonContent.titleShadowColor),
      NibProperty("image", \UIButtonContent.image),
      NibProperty("backgroundImage", \UIButtonContent.backgroundImage),
    ]
  )
}
