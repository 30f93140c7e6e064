/// What of a flow layout is out of date.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and spaces anew.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the places of items are computed anew.
  open var invalidateFlowLayoutAttributes = true
}
