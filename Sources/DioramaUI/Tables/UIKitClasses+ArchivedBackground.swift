import Foundation
import NibLoader

extension UIKitClasses {
  static let archivedBackground = NibClass(
    ArchivedBackground.self,
    parent: nil,
    name: "UIBackgroundConfiguration",
    properties: [
      NibProperty("backgroundColor", \ArchivedBackground.backgroundColor),
      NibProperty("cornerRadius", \ArchivedBackground.cornerRadius),
      NibProperty("strokeColor", \ArchivedBackground.strokeColor),
      NibProperty("strokeWidth", \ArchivedBackground.strokeWidth),
      NibProperty("strokeOutset", \ArchivedBackground.strokeOutset),
      NibProperty("customView", \ArchivedBackground.customView),
      NibProperty("visualEffect", \ArchivedBackground.visualEffect),
      NibProperty("image", \ArchivedBackground.image),
      NibProperty("imageContentMode", \ArchivedBackground.imageContentMode),
    ]
  )
}
