import Foundation
import NibLoader

extension UIKitClasses {
  static let uiColor = NibClass(
    UIColor.self,
    parent: nil,
    name: "UIColor",
    properties: [
      NibProperty("cgColor", \UIColor.cgColor)
    ]
  )
}
