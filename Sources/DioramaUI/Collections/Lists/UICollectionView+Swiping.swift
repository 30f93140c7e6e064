import Foundation

// The actions that a swipe over an item of a list reveals.
extension UICollectionView: RowSwipeOwner {
  /// What a swipe over an item reveals.
  struct SwipedItem {
    let path: IndexPath
    let configuration: UISwipeActionsConfiguration
    let isLeading: Bool
    /// The cell that shows the actions; nil until the swipe has begun.
    weak var cell: UICollectionViewListCell?
  }

  /// The part of an item's width that a swipe covers to perform the first action at once.
  private static var fullSwipe: CGFloat { 0.75 }

  func makeSwipeRecognizer() -> RowSwipeGestureRecognizer {
    let recognizer = RowSwipeGestureRecognizer()
    recognizer.view = self
    recognizer.addAction { [weak self] in
      if let pan = $0 as? UIPanGestureRecognizer { self?.swipe(pan) }
    }
    return recognizer
  }

  /// Whether the item under a finger has actions at the side from which it moves away; they are asked for.
  func mayBeginSwipe(_ recognizer: RowSwipeGestureRecognizer) -> Bool {
    let way = recognizer.translation(in: self).x
    let location = recognizer.location(in: self)
    guard !isEditing, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let path = indexPathForItem(at: CGPoint(x: location.x - way, y: location.y)),
      let list = layout.listConfiguration(inSection: path.section)
    else { return false }
    let isLeading = (way > 0) != isRightToLeft
    let provider =
      isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return false }
    closeSwipe()
    swipedItem = SwipedItem(path: path, configuration: configuration, isLeading: isLeading)
    return true
  }

  /// Follows a finger that moves sideways over an item.
  private func swipe(_ recognizer: UIPanGestureRecognizer) {
    guard let item = swipedItem else { return }
    switch recognizer.state {
    case .began:
      guard let cell = cellForItem(at: item.path) as? UICollectionViewListCell else { return }
      swipedItem?.cell = cell
      cancelHighlight()
      cell.swipeActions = SwipeActionsView(item.configuration.actions, isLeading: item.isLeading != isRightToLeft) {
        [weak self] in self?.perform($0)
      }
    case .ended:
      let way = recognizer.translation(in: self).x
      let isBack = (way > 0) != (item.isLeading != isRightToLeft)
      guard !isBack, abs(way) >= UIPanGestureRecognizer.slack * 2 else {
        closeSwipe()
        return
      }
      guard let cell = item.cell, abs(way) >= cell.bounds.width * Self.fullSwipe,
        item.configuration.performsFirstActionWithFullSwipe, let first = item.configuration.actions.first
      else { return }
      perform(first)
    case .cancelled: closeSwipe()
    default: break
    }
  }

  private func perform(_ action: UIContextualAction) {
    guard let view = swipedItem?.cell?.swipeActions else { return }
    action.handler(action, view) { [weak self] _ in self?.closeSwipe() }
  }

  /// Hides the actions of the item that shows some, and says whether there was one.
  @discardableResult
  func closeSwipe() -> Bool {
    guard let item = swipedItem else { return false }
    swipedItem = nil
    guard let cell = item.cell, cell.swipeActions != nil else { return false }
    cell.swipeActions = nil
    return true
  }
}
