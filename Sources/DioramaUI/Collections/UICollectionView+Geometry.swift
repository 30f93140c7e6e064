public import Foundation

extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { counts.count }

  /// How many items a section has; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Where the layout has an item; nil if it has none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where the layout has a view of a kind beside the items; nil if it has none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Takes another layout, at once or on its way there.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard animated else { return collectionViewLayout = layout }
    UIView.animate(withDuration: 0.3) {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    }
  }

  // MARK: - What is shown

  /// The cell of an item that is shown; nil for any other.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown.cells[indexPath] }

  /// The item of a cell that is shown; nil for any other.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.cells.first { $0.value === cell }?.key }

  /// The item at a point of the content; nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The items that are shown, in order.
  public var indexPathsForVisibleItems: [IndexPath] { shown.cells.keys.sorted() }

  /// The cells that are shown, in the order of their items.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { shown.cells[$0] } }

  /// The view of a kind that is shown beside the items; nil for any other.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown.views[ShownItems.Element(kind: elementKind, path: indexPath)]
  }

  /// The index paths of the views of a kind that are shown, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.views.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  /// The views of a kind that are shown, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  // MARK: - Scrolling

  /// Scrolls until an item stands at a position of the view; one that does not exist stops the program.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      UIKitException.raise(.invalidArgument, "attempt to scroll to invalid index path: \(indexPath)")
    }
    scrollSection(toItemAt: indexPath, at: scrollPosition, animated: animated)
    let inset = adjustedContentInset
    let width = bounds.width - inset.left - inset.right
    let height = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - inset.top - height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - inset.top - height }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - inset.left - width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - inset.left - width }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(clamped(offset), animated: animated)
  }
}
