import Foundation
import NibLoader

extension UIKitClasses {
  static let uiCollectionViewController = NibClass(
    UICollectionViewController.self,
    parent: UIViewController.self,
    name: "UICollectionViewController",
    outlets: [
      NibOutlet(
        "collectionView",
        set: { (controller: UICollectionViewController, view: UICollectionView?) in controller.view = view }
      )
    ],
    properties: [
      NibProperty("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    ]
  )
}
