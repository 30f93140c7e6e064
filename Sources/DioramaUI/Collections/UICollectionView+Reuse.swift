import Foundation

extension UICollectionView {
  /// Refuses to go on because nobody makes the views that the layout shows beside the items; while a nib is being loaded, an empty
  /// one stands in.
  func missingSupplementaryView() -> UICollectionReusableView {
    UIKitException.refuse(
      .internalInconsistency,
      "UICollectionView dataSource is not set or does not implement "
        + "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    )
    return UICollectionReusableView(frame: .zero)
  }

  func frameForNewView(_ attributes: UICollectionViewLayoutAttributes?) -> CGRect { attributes?.frame ?? .zero }

  func raiseMissing(_ kind: String, _ identifier: String) -> Never {
    UIKitException.raise(
      .internalInconsistency,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    )
  }
}

/// What a collection view shows now.
struct ShownItems {
  /// The kind and the index path of a view beside the items.
  struct Element: Hashable {
    let kind: String
    let path: IndexPath
  }

  /// The cells by their items.
  var cells: [IndexPath: UICollectionViewCell] = [:]

  /// The views beside the items.
  var views: [Element: UICollectionReusableView] = [:]

  /// What the views of items were asked for last.
  var preferences: [IndexPath: Preference] = [:]

  /// Whether the layout is following what a view would rather have, and whether it has done so in this round.
  var isFollowing = false
  var hasFollowed = false

  /// What the view of an item was given, and what it would rather have.
  struct Preference {
    var given: CGSize
    var preferred: CGSize
  }

  /// The views of sections that scroll by themselves, by the sections' indexes.
  var scrollers: [Int: OrthogonalScrollView] = [:]

  /// Counts reloads, so that a layout sees that a call has made what it knows out of date.
  var generation = 0

  /// Whether a layout is under way.
  var isTiling = false

  /// The cell that is being set up again, which the source gets when it asks for one; nil at other times.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
}

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

  package func layOutPrototypes() {
    guard let prototypeItems else { return }
    for (item, cell) in prototypeItems.cells.enumerated() where cell.superview !== self {
      let path = IndexPath(item: item, section: 0)
      guard let attributes = collectionViewLayout.layoutAttributesForItem(at: path) else { continue }
      cell.frame = attributes.frame
      cell.layoutIfNeeded()
    }
  }
}
