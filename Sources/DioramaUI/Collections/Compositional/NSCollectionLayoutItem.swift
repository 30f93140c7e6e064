public import Foundation

/// The slot of one item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size in the group around it.
  public let layoutSize: NSCollectionLayoutSize

  /// The space that is left free inside of the slot, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items beside or below each other, which repeat as long as there is room.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items and groups, in order.
  public let subitems: [NSCollectionLayoutItem]

  /// The space between items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  let isHorizontal: Bool

  /// How many times the one item is repeated, which share the room evenly; nil for as often as there is room.
  let count: Int?

  init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: size)
  }

  /// Returns a group of items beside each other, which are repeated in their order as long as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, count: nil)
  }

  /// Returns a group of a number of like items beside each other, which share the width evenly.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: max(1, count))
  }

  /// Returns a group of a number of like items beside each other, which share the width evenly.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// Returns a group of items below each other, which are repeated in their order as long as there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, count: nil)
  }

  /// Returns a group of a number of like items below each other, which share the height evenly.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: max(1, count))
  }

  /// Returns a group of a number of like items below each other, which share the height evenly.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// Whether any size in the group is an estimate.
  var hasEstimates: Bool {
    layoutSize.isEstimated
      || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasEstimates ?? $0.layoutSize.isEstimated }
  }
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSObject {
  /// The size in the section.
  public let layoutSize: NSCollectionLayoutSize

  /// The kind, by which the source makes the view.
  public let elementKind: String

  /// The edge of the section at which it is.
  public let alignment: NSRectAlignment

  /// Whether it stays at the edge of what is seen while its section is there.
  open var pinToVisibleBounds = false

  /// Creates a header or footer; one at the top or leading edge comes before the items, another after them.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.alignment = alignment
    super.init()
  }

  /// Whether it comes before the items.
  var isFirst: Bool { [.top, .topLeading, .topTrailing, .leading].contains(alignment) }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No edge.
  case none = 0
  /// The upper edge.
  case top = 1
  /// The upper corner where lines begin.
  case topLeading = 2
  /// The edge where lines begin.
  case leading = 3
  /// The lower corner where lines begin.
  case bottomLeading = 4
  /// The lower edge.
  case bottom = 5
  /// The lower corner where lines end.
  case bottomTrailing = 6
  /// The edge where lines end.
  case trailing = 7
  /// The upper corner where lines end.
  case topTrailing = 8
}

/// A section of a compositional layout: one group, repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// The space around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// Whether the groups scroll across the direction of the layout, and where they stop.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Called with what of the section is about to be shown, whose look it may change; nil for nothing.
  ///
  /// It gets how far the section is scrolled, in points, and the room. Frames are those in the content that scrolls.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// What the section is a list by; nil for another one.
  var listConfiguration: UICollectionLayoutListConfiguration?

  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

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
@preconcurrency @MainActor
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
