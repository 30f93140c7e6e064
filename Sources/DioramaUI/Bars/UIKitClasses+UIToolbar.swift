import Foundation
import NibLoader

extension UIKitClasses {
  static let uiToolbar = NibClass(
    UIToolbar.self,
    parent: UIView.self,
    name: "UIToolbar",
    outlets: [
      NibOutlet("delegate", \UIToolbar.delegate)
    ],
    properties: [
      NibProperty("barStyle", \UIToolbar.barStyle),
      NibProperty("barTintColor", \UIToolbar.barTintColor),
      NibProperty("isTranslucent", \UIToolbar.isTranslucent),
      NibProperty("items", \UIToolbar.items),
      NibProperty("standardAppearance", \UIToolbar.standardAppearance),
      NibProperty("compactAppearance", \UIToolbar.compactAppearance),
      NibProperty("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
    ]
  )
}
