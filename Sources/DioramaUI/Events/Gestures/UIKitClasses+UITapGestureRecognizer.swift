import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTapGestureRecognizer = NibClass(
    UITapGestureRecognizer.self,
    parent: UIGestureRecognizer.self,
    name: "UITapGestureRecognizer",
    properties: [
      NibProperty("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
      NibProperty("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    ]
  )
}
