import Foundation
import NibLoader

extension UIKitClasses {
  static let uiNavigationItem = NibClass(
    UINavigationItem.self,
    parent: nil,
    name: "UINavigationItem",
    outlets: [
      NibOutlet("searchController", \UINavigationItem.searchController)
    ],
    properties: [
      NibProperty("prompt", \UINavigationItem.prompt),
      NibProperty("backButtonTitle", \UINavigationItem.backButtonTitle),
      NibProperty("hidesBackButton", \UINavigationItem.hidesBackButton),
      NibProperty("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
      NibProperty("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
      NibProperty("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
      NibProperty("title", \UINavigationItem.title),
      NibProperty("titleView", \UINavigationItem.titleView),
      NibProperty("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      NibProperty("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      NibProperty("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
      NibProperty("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
      NibProperty("backBarButtonItem", \UINavigationItem.backBarButtonItem),
    ]
  )
}
