import Foundation
import NibLoader

extension UIKitClasses {
  static let uiImageView = NibClass(
    UIImageView.self,
    parent: UIView.self,
    name: "UIImageView",
    properties: [
      NibProperty("image", \UIImageView.image),
      NibProperty("highlightedImage", \UIImageView.highlightedImage),
      NibProperty("isHighlighted", \UIImageView.isHighlighted),
      NibProperty("animationImages", \UIImageView.animationImages),
      NibProperty("animationDuration", \UIImageView.animationDuration),
      NibProperty("animationRepeatCount", \UIImageView.animationRepeatCount),
      NibProperty(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory
      ),
      NibProperty("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration),
    ]
  )
}
