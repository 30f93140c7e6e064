public import Foundation

/// Changes how what is about to be shown of a section is shown: the items, how far the section is scrolled, in points, and the room.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// Whether the groups of a section scroll across the direction of the layout, and where they stop.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not scroll.
  case none
  /// Anywhere.
  case continuous
  /// Where a group begins.
  case continuousGroupLeadingBoundary
  /// At pages as large as the room.
  case paging
  /// At the beginning of the next group, of which a drag passes one at most.
  case groupPaging
  /// With the next group in the middle, of which a drag passes one at most.
  case groupPagingCentered
}

/// An item, header or footer of a section that is about to be shown.
@MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }

  /// What stands in front of what: greater values in front.
  var zIndex: Int { get set }

  /// Whether nothing is shown.
  var isHidden: Bool { get set }

  /// The middle, in the content that scrolls.
  var center: CGPoint { get set }

  /// How it is turned, scaled or moved about its center.
  var transform: CGAffineTransform { get set }

  /// Where it is in the content that scrolls.
  var frame: CGRect { get }

  /// Its own coordinates.
  var bounds: CGRect { get }

  /// The item.
  var indexPath: IndexPath { get }

  /// What is shown.
  var representedElementCategory: UICollectionView.ElementCategory { get }

  /// The kind of a view beside the items; nil for an item.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The coordinates of the view: from zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
