import Foundation
import NibLoader

extension UIKitClasses {
  static let uiControl = NibClass(
    UIControl.self,
    parent: UIView.self,
    name: "UIControl",
    properties: [
      NibProperty("isEnabled", \UIControl.isEnabled),
      NibProperty("isSelected", \UIControl.isSelected),
      NibProperty("isHighlighted", \UIControl.isHighlighted),
      NibProperty("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
      NibProperty("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
      NibProperty("state", \UIControl.state),
    ]
  )
}
