import Foundation
import NibLoader

extension UIKitClasses {
  static let uiFontDescriptor = NibClass(
    UIFontDescriptor.self,
    parent: nil,
    name: "UIFontDescriptor",
    properties: [
      NibProperty("pointSize", \UIFontDescriptor.pointSize)
    ]
  )
}
