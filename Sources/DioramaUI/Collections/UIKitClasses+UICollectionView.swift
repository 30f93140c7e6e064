import Foundation
import NibLoader

extension UIKitClasses {
  static let uiCollectionView = NibClass(
    UICollectionView.self,
    parent: UIScrollView.self,
    name: "UICollectionView",
    outlets: [
      NibOutlet("dataSource", \UICollectionView.dataSource),
      NibOutlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
      NibOutlet("dragDelegate", \UICollectionView.dragDelegate),
      NibOutlet("dropDelegate", \UICollectionView.dropDelegate),
      NibOutlet("backgroundView", \UICollectionView.backgroundView),
      NibOutlet(
        "delegate",
        set: { (view: UICollectionView, delegate: (any UICollectionViewDelegate)?) in view.delegate = delegate }
      ),
    ],
    properties: [
      NibProperty("allowsSelection", \UICollectionView.allowsSelection),
      NibProperty("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
      NibProperty("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
      NibProperty("isSpringLoaded", \UICollectionView.isSpringLoaded),
      NibProperty("collectionViewLayout", \UICollectionView.collectionViewLayout),
      NibProperty("delegate", \UICollectionView.delegate),
      NibProperty("prototypeCells", \UICollectionView.cellPrototypeIdentifiers),
      NibProperty("sectionHeaderView", \UICollectionView.headerPrototypeIdentifier),
      NibProperty("sectionFooterView", \UICollectionView.footerPrototypeIdentifier),
    ]
  )
}
