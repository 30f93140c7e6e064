import Foundation
import NibLoader

extension UIKitClasses {
  static let uiFont = NibClass(
    UIFont.self,
    parent: nil,
    name: "UIFont",
    properties: [
      NibProperty("fontName", \UIFont.fontName),
      NibProperty("familyName", \UIFont.familyName),
      NibProperty("pointSize", \UIFont.pointSize),
    ]
  )
}
