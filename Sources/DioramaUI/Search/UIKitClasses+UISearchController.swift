import Foundation
import NibLoader

extension UIKitClasses {
  static let uiSearchController = NibClass(
    UISearchController.self,
    parent: UIViewController.self,
    name: "UISearchController",
    outlets: [
      NibOutlet("searchResultsUpdater", \UISearchController.searchResultsUpdater),
      NibOutlet("delegate", \UISearchController.delegate),
    ],
    properties: [
      NibProperty("searchBar", \UISearchController.searchBar)
    ]
  )
}
