import Foundation
import NibLoader

extension UIKitClasses {
  static let uiCollectionViewLayout = NibClass(
    UICollectionViewLayout.self,
    parent: nil,
    name: "UICollectionViewLayout",
    properties: [
      NibProperty("collectionView", \UICollectionViewLayout.collectionView)
    ]
  )
}
