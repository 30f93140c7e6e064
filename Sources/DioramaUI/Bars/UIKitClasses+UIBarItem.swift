import Foundation
import NibLoader

extension UIKitClasses {
  static let uiBarItem = NibClass(
    UIBarItem.self,
    parent: nil,
    name: "UIBarItem",
    properties: [
      NibProperty("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
      NibProperty("accessibilityLabel", \UIBarItem.accessibilityLabel),
      NibProperty("accessibilityHint", \UIBarItem.accessibilityHint),
      NibProperty("accessibilityValue", \UIBarItem.accessibilityValue),
      NibProperty("accessibilityTraits", \UIBarItem.accessibilityTraits),
      NibProperty("isAccessibilityElement", \UIBarItem.isAccessibilityElement),
      NibProperty("title", \UIBarItem.title),
      NibProperty("image", \UIBarItem.image),
      NibProperty("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
      NibProperty("largeContentSizeImage", \UIBarItem.largeContentSizeImage),
      NibProperty("imageInsets", \UIBarItem.imageInsets),
      NibProperty("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets),
      NibProperty("isEnabled", \UIBarItem.isEnabled),
      NibProperty("tag", \UIBarItem.tag),
    ]
  )
}
