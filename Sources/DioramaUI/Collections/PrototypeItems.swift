import Foundation

/// The cells of a nib that code would take by their identifiers, shown as items, as Interface Builder does.
@MainActor
final class PrototypeItems: NSObject, UICollectionViewDataSource {
  let cells: [UICollectionViewCell]
  /// The first view of each kind that stands beside the items.
  let views: [String: UICollectionReusableView]

  init(_ prototypes: [(nib: PrototypeNib, view: UIView)]) {
    cells = prototypes.compactMap { $0.view as? UICollectionViewCell }
    var views: [String: UICollectionReusableView] = [:]
    for (nib, view) in prototypes where !(view is UICollectionViewCell) {
      guard let kind = nib.kind, let view = view as? UICollectionReusableView, views[kind] == nil else { continue }
      views[kind] = view
    }
    self.views = views
    super.init()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cells.indices.contains(indexPath.item) ? cells[indexPath.item] : UICollectionViewCell(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    views[kind] ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// Who gives the content: the prototypes that a tool shows, or the source.
  var contentSource: (any UICollectionViewDataSource)? { prototypeItems ?? dataSource }
}

extension UICollectionView: PrototypeHolder {
  package var prototypeNibs: [PrototypeNib] {
    // The archive has a kind, a slash and an identifier.
    cellPool.nibs.unread
      + viewPool.nibs.unread.map { nib in
        var nib = nib
        let parts = nib.identifier.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        nib.kind = String(parts[0])
        nib.identifier = parts.count > 1 ? String(parts[1]) : ""
        return nib
      }
  }

  package var hasContent: Bool { counts.contains { $0 > 0 } }

  package func show(prototypes: [(nib: PrototypeNib, view: UIView)]) {
    prototypeItems = PrototypeItems(prototypes)
    reloadData()
  }

  package func placePrototypes() {
    guard let prototypeItems else { return }
    for (item, cell) in prototypeItems.cells.enumerated() where cell.superview !== self {
      let path = IndexPath(item: item, section: 0)
      guard let attributes = collectionViewLayout.layoutAttributesForItem(at: path) else { continue }
      cell.frame = attributes.frame
      cell.layoutIfNeeded()
    }
  }
}
