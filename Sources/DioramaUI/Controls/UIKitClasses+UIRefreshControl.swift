import Foundation
import NibLoader

extension UIKitClasses {
  static let uiRefreshControl = NibClass(
    UIRefreshControl.self,
    parent: UIControl.self,
    name: "UIRefreshControl",
    properties: [
      NibProperty("attributedTitle", \UIRefreshControl.attributedTitle),
      NibProperty("isRefreshing", \UIRefreshControl.isRefreshing),
    ]
  )
}
