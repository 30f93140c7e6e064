import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTabBarItem = NibClass(
    UITabBarItem.self,
    parent: UIBarItem.self,
    name: "UITabBarItem",
    properties: [
      NibProperty("selectedImage", \UITabBarItem.selectedImage),
      NibProperty("badgeValue", \UITabBarItem.badgeValue),
      NibProperty("badgeColor", \UITabBarItem.badgeColor),
      NibProperty("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
      NibProperty("isSpringLoaded", \UITabBarItem.isSpringLoaded),
      NibProperty("tabBarSystemItem", \UITabBarItem.systemItem),
    ]
  )
}
