import Foundation
import NibLoader

extension UIKitClasses {
  static let uiNavigationBar = NibClass(
    UINavigationBar.self,
    parent: UIView.self,
    name: "UINavigationBar",
    outlets: [
      NibOutlet("delegate", \UINavigationBar.delegate)
    ],
    properties: [
      NibProperty("barStyle", \UINavigationBar.barStyle),
      NibProperty("barTintColor", \UINavigationBar.barTintColor),
      NibProperty("isTranslucent", \UINavigationBar.isTranslucent),
      NibProperty("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      NibProperty("shadowImage", \UINavigationBar.shadowImage),
      NibProperty("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      NibProperty("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
      NibProperty("items", \UINavigationBar.items),
      NibProperty("standardAppearance", \UINavigationBar.standardAppearance),
      NibProperty("compactAppearance", \UINavigationBar.compactAppearance),
      NibProperty("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
      NibProperty("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
      NibProperty("topItem", \UINavigationBar.topItem),
      NibProperty("backItem", \UINavigationBar.backItem),
    ]
  )
}
