import Foundation
import NibLoader

extension UIKitClasses {
  static let uiCollectionReusableView = NibClass(
    UICollectionReusableView.self,
    parent: UIView.self,
    name: "UICollectionReusableView",
    properties: [
      NibProperty("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
    ]
  )
}
