import Foundation
import NibLoader

extension UIKitClasses {
  static let layoutSupportView = NibClass(
    LayoutSupportView.self,
    parent: UIView.self,
    name: "_UILayoutGuide",
    properties: [
      NibProperty("guideIdentifier", \LayoutSupportView.guideIdentifier),
      NibProperty("constraintsToRemove", \LayoutSupportView.constraintsToRemove),
    ]
  )
}
