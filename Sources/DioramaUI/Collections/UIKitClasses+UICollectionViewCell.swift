import Foundation
import NibLoader

extension UIKitClasses {
  static let uiCollectionViewCell = NibClass(
    UICollectionViewCell.self,
    parent: UICollectionReusableView.self,
    name: "UICollectionViewCell",
    outlets: [
      NibOutlet("selectionSegueTemplate", \UICollectionViewCell.selectionSegueTemplate),
      NibOutlet("backgroundView", \UICollectionViewCell.backgroundView),
      NibOutlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    ],
    properties: [
      NibProperty("contentView", \UICollectionViewCell.contentView),
      NibProperty("isSelected", \UICollectionViewCell.isSelected),
      NibProperty("isHighlighted", \UICollectionViewCell.isHighlighted),
    ]
  )
}
