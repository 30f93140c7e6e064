import Foundation
import NibLoader

extension UIKitClasses {
  static let uiLayoutGuide = NibClass(
    UILayoutGuide.self,
    parent: nil,
    name: "UILayoutGuide",
    properties: [
      NibProperty("identifier", \UILayoutGuide.identifier),
      NibProperty("owningView", \UILayoutGuide.owningView),
    ]
  )
}
