public import Foundation
import NibLoader

extension UICollectionView {
  /// Takes in what an archive says the collection holds.
  func decodeContent(of coder: NSCoder) {
    if let layout = coder.decode(UICollectionViewLayout.self, forKey: "UICollectionLayout") {
      collectionViewLayout = layout
    }
    collectionViewLayout.collectionView = self
    cellPrototypes = PrototypeNibs(
      coder,
      nibs: "UICollectionViewCellNibDict",
      externalObjects: "UICollectionViewCellPrototypeNibExternalObjects"
    )
    supplementaryPrototypes = PrototypeNibs(
      coder,
      nibs: "UICollectionViewSupplementaryViewNibDict",
      externalObjects: "UICollectionViewSupplementaryViewPrototypeNibExternalObjects"
    )
  }

  /// The reuse identifiers of the cells that the view has nibs of.
  var cellPrototypeIdentifiers: [String] { cellPrototypes.identifiers }

  /// The reuse identifier of the header that the view has a nib of; nil for none.
  var headerPrototypeIdentifier: String? { supplementaryIdentifier(Self.elementKindSectionHeader) }

  /// The reuse identifier of the footer that the view has a nib of; nil for none.
  var footerPrototypeIdentifier: String? { supplementaryIdentifier(Self.elementKindSectionFooter) }

  private func supplementaryIdentifier(_ kind: String) -> String? {
    supplementaryPrototypes.identifiers.first { $0.hasPrefix(kind + "/") }.map { String($0.dropFirst(kind.count + 1)) }
  }

  // MARK: - Cells

  /// Makes the cells of an identifier come out of a nib with one cell at its top; nil takes the nib away.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellPrototypes.register(nib, for: identifier)
  }

  /// Makes the views of a kind and an identifier come out of a nib with one at its top; nil takes the nib away.
  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    supplementaryPrototypes.register(nib, for: "\(kind)/\(identifier)")
  }

  /// A cell out of the nib of an identifier, for an item; without a nib the program is stopped.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = cellPrototypes.makeView(UICollectionViewCell.self, for: identifier) else {
      raiseMissing("UICollectionElementKindCell", identifier)
    }
    return cell
  }

  /// A view out of the nib of a kind and an identifier; without a nib the program is stopped.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = supplementaryPrototypes.makeView(UICollectionReusableView.self, for: "\(elementKind)/\(identifier)")
    guard let view else { raiseMissing(elementKind, identifier) }
    return view
  }

  private func raiseMissing(_ kind: String, _ identifier: String) -> Never {
    UIKitException.raise(
      .internalInconsistency,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    )
  }
}
