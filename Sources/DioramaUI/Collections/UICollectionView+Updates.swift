public import Foundation

extension UICollectionView {
  /// Makes changes together; the second closure is called after the turn, with whether they were carried through.
  ///
  /// The program is stopped if the numbers of items before and after do not agree with the changes.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Makes changes together, as above; the first closure is not kept.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates()
    endUpdates()
    if let completion { UIRuntime.shared.mainLoop.afterCommit { completion(true) } }
  }

  // MARK: - Items

  /// Shows items that the source has come to have, named by their indexes after the changes.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted += indexPaths }
  }

  /// Takes away items that the source no longer has, named by their indexes before the changes.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted += indexPaths }
  }

  /// Has the source make the cells of items anew, which are no longer selected.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded += indexPaths }
  }

  /// Moves an item from its index path before the changes to the one after them.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Has the source set up the cells of items again, which are the same cells afterwards.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = shown.cells[path], let source = contentSource else { continue }
      shown.reconfigured = (path, cell)
      let set = source.collectionView(self, cellForItemAt: path)
      shown.reconfigured = nil
      if set !== cell {
        UIKitException.raise(
          .internalInconsistency,
          "The cell returned for a reconfigured item must be the existing one, from a dequeue method."
        )
      }
      shown.preferences[path] = nil
    }
    if !indexPaths.isEmpty { setNeedsLayout() }
  }

  // MARK: - Sections

  /// Shows sections that the source has come to have, named by their indexes after the changes.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that the source no longer has, named by their indexes before the changes.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks the source for sections anew, which may have another number of items.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its index before the changes to the one after them.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: - Carrying out

  /// Changes the view from one snapshot to the next.
  func apply(_ difference: SnapshotDifference) {
    change { $0.add(difference.batch) }
    reconfigureItems(at: difference.reconfigured)
  }

  private func change(_ add: (inout BatchUpdate) -> Void) {
    beginUpdates()
    add(&updates.batch)
    endUpdates()
  }

  /// Puts changes off until the outermost closure has ended.
  private func beginUpdates() {
    updates.depth += 1
  }

  private func endUpdates() {
    guard updates.depth == 1 else { return updates.depth -= 1 }
    let batch = updates.batch
    updates = (0, BatchUpdate())
    apply(batch)
  }

  /// Follows changes of the content; a view that has asked the source nothing yet has nothing to follow.
  private func apply(_ batch: BatchUpdate) {
    guard let old = itemCounts else { return setNeedsLayout() }
    let new = readCounts()
    batch.check(before: old, after: new, .collection)
    recycle {
      batch.newPath(of: $0) == nil
    } views: { _ in
      true
    }
    itemCounts = new
    var cells: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in shown.cells {
      if let newPath = batch.newPath(of: path) { cells[newPath] = cell }
    }
    shown.cells = cells
    selection = selection.compactMap { batch.newPath(of: $0) }
    highlightedItem = highlightedItem.flatMap { batch.newPath(of: $0) }
    let sizes = collectionViewLayout.preferredSizes(after: batch)
    collectionViewLayout.invalidateLayout()
    collectionViewLayout.adopt(preferredSizes: sizes)
    tile()
    let greatest = offsetRange.greatest
    guard contentOffset.x > greatest.x || contentOffset.y > greatest.y else { return }
    contentOffset = CGPoint(x: min(contentOffset.x, greatest.x), y: min(contentOffset.y, greatest.y))
    tile()
  }
}
