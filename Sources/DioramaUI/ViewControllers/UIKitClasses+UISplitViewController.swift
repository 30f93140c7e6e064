import Foundation
import NibLoader

extension UIKitClasses {
  static let uiSplitViewController = NibClass(
    UISplitViewController.self,
    parent: UIViewController.self,
    name: "UISplitViewController",
    outlets: [
      NibOutlet("delegate", \UISplitViewController.delegate)
    ],
    properties: [
      NibProperty("preferredDisplayMode", \UISplitViewController.preferredDisplayMode),
      NibProperty("primaryEdge", \UISplitViewController.primaryEdge),
      NibProperty("presentsWithGesture", \UISplitViewController.presentsWithGesture),
      NibProperty("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction),
      NibProperty("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth),
      NibProperty("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth),
      NibProperty("style", \UISplitViewController.style),
      NibProperty("viewControllers", \UISplitViewController.viewControllers),
    ]
  )
}
