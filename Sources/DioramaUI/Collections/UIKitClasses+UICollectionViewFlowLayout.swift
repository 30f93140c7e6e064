import Foundation
import NibLoader

extension UIKitClasses {
  static let uiCollectionViewFlowLayout = NibClass(
    UICollectionViewFlowLayout.self,
    parent: UICollectionViewLayout.self,
    name: "UICollectionViewFlowLayout",
    properties: [
      NibProperty("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
      NibProperty("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
      NibProperty("itemSize", \UICollectionViewFlowLayout.itemSize),
      NibProperty("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
      NibProperty("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
      NibProperty("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
      NibProperty("sectionInset", \UICollectionViewFlowLayout.sectionInset),
      NibProperty("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference),
      NibProperty("scrollDirection", \UICollectionViewFlowLayout.scrollDirection),
    ]
  )
}
