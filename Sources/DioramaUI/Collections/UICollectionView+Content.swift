import Foundation
import NibLoader

extension UICollectionView {
  /// Takes in what an archive says the collection holds.
  func decodeContent(of coder: NSCoder) {
    if let layout = coder.decode(UICollectionViewLayout.self, forKey: "UICollectionLayout") {
      collectionViewLayout = layout
    }
    collectionViewLayout.collectionView = self
    cellPool.nibs = PrototypeNibs(
      coder,
      nibs: "UICollectionViewCellNibDict",
      externalObjects: "UICollectionViewCellPrototypeNibExternalObjects"
    )
    viewPool.nibs = PrototypeNibs(
      coder,
      nibs: "UICollectionViewSupplementaryViewNibDict",
      externalObjects: "UICollectionViewSupplementaryViewPrototypeNibExternalObjects"
    )
  }

  /// The reuse identifiers of the cells that the view has nibs of.
  var cellPrototypeIdentifiers: [String] { cellPool.nibs.identifiers }

  /// The reuse identifier of the header that the view has a nib of; nil for none.
  var headerPrototypeIdentifier: String? { supplementaryIdentifier(Self.elementKindSectionHeader) }

  /// The reuse identifier of the footer that the view has a nib of; nil for none.
  var footerPrototypeIdentifier: String? { supplementaryIdentifier(Self.elementKindSectionFooter) }

  private func supplementaryIdentifier(_ kind: String) -> String? {
    viewPool.nibs.identifiers.first { $0.hasPrefix(kind + "/") }.map { String($0.dropFirst(kind.count + 1)) }
  }
}
