public import Foundation
import NibLoader

/// The base class of the layouts of collection views.
@MainActor
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
