import Foundation
import NibLoader

extension UIKitClasses {
  static let uiNavigationController = NibClass(
    UINavigationController.self,
    parent: UIViewController.self,
    name: "UINavigationController",
    outlets: [
      NibOutlet("delegate", \UINavigationController.delegate)
    ],
    properties: [
      NibProperty("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden),
      NibProperty("isToolbarHidden", \UINavigationController.isToolbarHidden),
      NibProperty("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
      NibProperty("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
      NibProperty("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears),
      NibProperty("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact),
      NibProperty("viewControllers", \UINavigationController.viewControllers),
      NibProperty("navigationBar", \UINavigationController.navigationBar),
      NibProperty("toolbar", \UINavigationController.toolbar),
      NibProperty("topViewController", \UINavigationController.topViewController),
    ]
  )
}
