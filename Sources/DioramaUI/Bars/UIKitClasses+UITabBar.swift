import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTabBar = NibClass(
    UITabBar.self,
    parent: UIView.self,
    name: "UITabBar",
    outlets: [
      NibOutlet("delegate", \UITabBar.delegate),
      NibOutlet("selectedItem", \UITabBar.selectedItem),
    ],
    properties: [
      NibProperty("barStyle", \UITabBar.barStyle),
      NibProperty("barTintColor", \UITabBar.barTintColor),
      NibProperty("isTranslucent", \UITabBar.isTranslucent),
      NibProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      NibProperty("backgroundImage", \UITabBar.backgroundImage),
      NibProperty("shadowImage", \UITabBar.shadowImage),
      NibProperty("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      NibProperty("itemPositioning", \UITabBar.itemPositioning),
      NibProperty("itemWidth", \UITabBar.itemWidth),
      NibProperty("itemSpacing", \UITabBar.itemSpacing),
      NibProperty("items", \UITabBar.items),
      NibProperty("standardAppearance", \UITabBar.standardAppearance),
      NibProperty("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    ]
  )
}
