public import Foundation

/// What of a layout is out of date.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing of the layout counts any more.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of items and sections are to be asked for anew.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items whose places are out of date; nil for none by name.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context that names nothing.
  public required override init() {
    super.init()
  }

  /// Adds items whose places are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// What of a flow layout is out of date.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and spaces anew.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the places of items are computed anew.
  open var invalidateFlowLayoutAttributes = true
}
