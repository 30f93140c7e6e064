public import Foundation

extension UICollectionView {
  /// The items that are selected, in the order in which they were.
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item without telling the delegate; nil deselects all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { setSelected(false, path) }
      return
    }
    guard allowsSelection, indexPath.item < numberOfItems(inSection: indexPath.section) else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { setSelected(false, path) }
    }
    setSelected(true, indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    guard selection.contains(path) != isSelected else { return }
    if isSelected { selection.append(path) } else { selection.removeAll { $0 == path } }
    shown.cells[path]?.isSelected = isSelected
  }

  // MARK: - Touches

  /// Highlights the item under a finger that came down.
  func beginHighlight(_ touch: UITouch) {
    guard allowsSelection, highlightedItem == nil, let view = touch.view,
      let path = shown.cells.first(where: { view.isDescendant(of: $0.value) })?.key,
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlightedItem = path
    shown.cells[path]?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Selects the item that was highlighted, if the finger is still there; the highlight ends after that.
  func endHighlight(_ touch: UITouch) {
    guard let path = highlightedItem else { return }
    if let cell = shown.cells[path], cell.bounds.contains(touch.location(in: cell)) { userTaps(path) }
    cancelHighlight()
  }

  /// Highlights nothing any more.
  func cancelHighlight() {
    guard let path = highlightedItem else { return }
    highlightedItem = nil
    shown.cells[path]?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func userTaps(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      return userDeselects(path)
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection where other != path { userDeselects(other) }
    }
    setSelected(true, path)
    if let cell = shown.cells[path] { cell.selectionSegueTemplate?.perform(cell) }
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func userDeselects(_ path: IndexPath) {
    setSelected(false, path)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
