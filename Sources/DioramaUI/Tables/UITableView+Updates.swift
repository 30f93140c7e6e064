public import Foundation

extension UITableView {
  /// Begins changes that are made together; calls may be nested.
  public func beginUpdates() {
    updates.depth += 1
  }

  /// Ends changes that are made together, and asks the source what there is now.
  ///
  /// The program is stopped if the numbers of rows before and after do not agree with the changes.
  public func endUpdates() {
    guard updates.depth > 0 else { return }
    guard updates.depth == 1 else { return updates.depth -= 1 }
    let batch = updates.batch
    updates = (0, BatchUpdate())
    apply(batch)
  }

  /// Makes changes together; the second closure is called after the turn, with whether they were carried through.
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

  // MARK: - Rows

  /// Shows rows that the source has come to have, named by their indexes after the changes.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  /// Takes away rows that the source no longer has, named by their indexes before the changes.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }

  /// Has the source make the cells of rows anew, which are no longer selected.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded += indexPaths }
  }

  /// Moves a row from its index path before the changes to the one after them.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Has the source set up the cells of rows again, which are the same cells afterwards.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = shown.rows[path], let source = contentSource else { continue }
      shown.reconfigured = (path, cell)
      let set = source.tableView(self, cellForRowAt: path)
      shown.reconfigured = nil
      if set !== cell {
        UIKitException.raise(
          .internalInconsistency,
          "The cell returned for a reconfigured row must be the existing one, from dequeueReusableCell(withIdentifier:for:)."
        )
      }
      measure(cell, at: path)
      setNeedsLayout()
    }
  }

  // MARK: - Sections

  /// Shows sections that the source has come to have, named by their indexes after the changes.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that the source no longer has, named by their indexes before the changes.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks the source for sections anew, which may have another number of rows.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its index before the changes to the one after them.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: - Carrying out

  /// Changes the table from one snapshot to the next.
  func apply(_ difference: SnapshotDifference) {
    change { $0.add(difference.batch) }
    reconfigureRows(at: difference.reconfigured)
  }

  private func change(_ add: (inout BatchUpdate) -> Void) {
    beginUpdates()
    add(&updates.batch)
    endUpdates()
  }

  /// Follows changes of the content; a table that has asked the source nothing yet has nothing to follow.
  private func apply(_ batch: BatchUpdate) {
    guard let old = layout else { return setNeedsLayout() }
    var new = readLayout()
    batch.check(before: old.rowCounts, after: new.rowCounts, .table)
    for (section, part) in old.sections.enumerated() {
      for row in part.rows.correctedRows {
        let path = IndexPath(row: row, section: section)
        if let newPath = batch.newPath(of: path), new.isAutomatic(newPath) {
          new.setHeight(old.height(of: path), of: newPath)
        }
      }
    }
    for path in shown.rows.keys.sorted() where batch.newPath(of: path) == nil { recycleRow(at: path) }
    recycleSectionViews { batch.reloadedSections.contains($0) || batch.newSection(of: $0) == nil }
    layout = new
    shown.rows = Self.moved(shown.rows) { batch.newPath(of: $0) }
    shown.headers = Self.moved(shown.headers) { batch.newSection(of: $0) }
    shown.footers = Self.moved(shown.footers) { batch.newSection(of: $0) }
    selection = selection.compactMap { batch.newPath(of: $0) }
    highlightedRow = highlightedRow.flatMap { batch.newPath(of: $0) }
    updateContentSize()
    if contentOffset.y > offsetRange.greatest.y { contentOffset.y = offsetRange.greatest.y }
    setNeedsLayout()
    tile()
  }

  private static func moved<Key: Hashable, View>(
    _ views: [Key: View],
    _ newKey: (Key) -> Key?
  ) -> [Key: View] {
    var result: [Key: View] = [:]
    for (key, view) in views {
      if let new = newKey(key) { result[new] = view }
    }
    return result
  }
}
