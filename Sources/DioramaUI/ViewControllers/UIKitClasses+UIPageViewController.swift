import Foundation
import NibLoader

extension UIKitClasses {
  static let uiPageViewController = NibClass(
    UIPageViewController.self,
    parent: UIViewController.self,
    name: "UIPageViewController",
    outlets: [
      NibOutlet("delegate", \UIPageViewController.delegate),
      NibOutlet("dataSource", \UIPageViewController.dataSource),
    ],
    properties: [
      NibProperty("isDoubleSided", \UIPageViewController.isDoubleSided),
      NibProperty("transitionStyle", \UIPageViewController.transitionStyle),
      NibProperty("navigationOrientation", \UIPageViewController.navigationOrientation),
      NibProperty("spineLocation", \UIPageViewController.spineLocation),
      NibProperty("interPageSpacing", \UIPageViewController.interPageSpacing),
    ]
  )
}
