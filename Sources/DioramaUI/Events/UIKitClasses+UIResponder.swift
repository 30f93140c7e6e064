import Foundation
import NibLoader

extension UIKitClasses {
  static let uiResponder = NibClass(
    UIResponder.self,
    parent: nil,
    name: "UIResponder",
    actions: [
      NibAction("becomeFirstResponder", { (responder: UIResponder) in { _ = responder.becomeFirstResponder() } }),
      NibAction("resignFirstResponder", { (responder: UIResponder) in { _ = responder.resignFirstResponder() } }),
    ],
    properties: [
      NibProperty("restorationIdentifier", \UIResponder.restorationIdentifier),
      NibProperty("isAccessibilityElement", \UIResponder.isAccessibilityElement),
      NibProperty("accessibilityLabel", \UIResponder.accessibilityLabel),
      NibProperty("accessibilityHint", \UIResponder.accessibilityHint),
      NibProperty("accessibilityValue", \UIResponder.accessibilityValue),
      NibProperty("accessibilityIdentifier", \UIResponder.accessibilityIdentifier),
      NibProperty("accessibilityLanguage", \UIResponder.accessibilityLanguage),
      NibProperty("accessibilityTraits", \UIResponder.accessibilityTraits),
      NibProperty("accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden),
      NibProperty("accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal),
      NibProperty("shouldGroupAccessibilityChildren", \UIResponder.shouldGroupAccessibilityChildren),
      NibProperty("isFirstResponder", \UIResponder.isFirstResponder),
      NibProperty("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder),
      NibProperty("next", \UIResponder.next),
    ]
  )
}
