public import Foundation
import NibLoader

/// The base class of the layouts of collection views.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @MainActor NSCoding {
  /// The collection view that the layout arranges; nil for none.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout of no collection view.
  public nonisolated override init() {
    super.init()
  }

  /// Creates a layout out of an archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }

  // MARK: - What a subclass says

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before anything else when the layout is out of date; an override calls super.
  open func prepare() {}

  /// What stands in a rectangle of the content; nil for nothing.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item stands; nil if the layout does not know it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view of a kind stands beside the items; nil for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The size of everything that the layout arranges, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the layout is out of date for new bounds, to which scrolling leads, too.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where scrolling stops when a finger is lifted: where it would stop by itself, unless a subclass has it otherwise.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would stop.
  ///   - velocity: How fast the content moves, in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Where scrolling stops: where it would stop by itself, unless a subclass has it otherwise.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Makes the layout out of date, so that it is prepared anew; an override calls super.
  open func invalidateLayout() {
    collectionView?.layoutDidChange()
  }

  // MARK: - Views that size themselves

  /// The class of the contexts that the layout makes.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Makes what a context names out of date; an override calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidChange(keepsPreferences: !context.invalidateEverything)
  }

  /// Whether what a view would rather have makes the layout out of date; by default it does not.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the view asks for.
  ///   - originalAttributes: What the layout has given it.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is out of date because of what a view would rather have; an override calls super, and remembers what it needs.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the view asks for.
  ///   - originalAttributes: What the layout has given it.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    if originalAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  /// Whether views are asked what they would rather have.
  var asksViews: Bool { true }

  /// The sizes that items have asked for, by where they are after a change of the content.
  func preferredSizes(after batch: BatchUpdate) -> [IndexPath: CGSize] { [:] }

  /// Takes sizes that items have asked for.
  func adopt(preferredSizes: [IndexPath: CGSize]) {}
}

/// Where and how a layout shows an item or a view beside the items.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The index path of the item, or of the view beside the items.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// What is shown.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a view beside the items; nil for an item.
  open internal(set) var representedElementKind: String?

  /// Where it stands in the content.
  open var frame = CGRect.zero

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether nothing is shown, for which no view is made.
  open var isHidden = false

  /// What stands in front of what: greater values in front.
  open var zIndex = 0

  /// How it is turned, scaled or moved about its center.
  open var transform = CGAffineTransform.identity { didSet { space = nil } }

  /// How it is turned, scaled or moved in space; its part in the plane is `transform`.
  open var transform3D: CATransform3D {
    get { space ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      space = newValue
    }
  }

  /// The transform in space; nil where it was set in the plane.
  final private(set) var space: CATransform3D?

  /// Creates attributes of the first item.
  public required override init() {
    super.init()
  }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a view of a kind that stands beside the items.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of the frame; a new one leaves the middle where it is.
  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(
        x: frame.midX - newValue.width / 2,
        y: frame.midY - newValue.height / 2,
        width: newValue.width,
        height: newValue.height
      )
    }
  }

  /// Attributes of the same class with the same values; a subclass with values of its own overrides it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    copy.transform = transform
    copy.space = space
    return copy
  }
}

/// What of a layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing of the layout counts any more.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of items and sections are to be asked for anew.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items whose frames are out of date; nil for none by name.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context that names nothing.
  public required override init() {
    super.init()
  }

  /// Adds items whose frames are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and spaces anew.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the frames of items are computed anew.
  open var invalidateFlowLayoutAttributes = true
}

extension UIKitClasses {
  static let uiCollectionViewLayout = NibClass(
    UICollectionViewLayout.self,
    parent: nil,
    name: "UICollectionViewLayout",
    properties: [
      NibProperty("collectionView", \UICollectionViewLayout.collectionView)
    ]
  )
}
