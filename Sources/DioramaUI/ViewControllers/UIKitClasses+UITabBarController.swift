import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTabBarController = NibClass(
    UITabBarController.self,
    parent: UIViewController.self,
    name: "UITabBarController",
    outlets: [
      NibOutlet("delegate", \UITabBarController.delegate)
    ],
    properties: [
      NibProperty("viewControllers", \UITabBarController.viewControllers),
      NibProperty("tabBar", \UITabBarController.tabBar),
      NibProperty("customizableViewControllers", \UITabBarController.customizableViewControllers),
    ]
  )
}
