import Foundation

/// How a table or a collection gets from one snapshot to another.
///
/// A section that changes its index among others is deleted and inserted; an item that does is moved, with its cell.
struct SnapshotDifference {
  var batch = BatchUpdate()

  /// The items whose cells are set up again, by their index paths afterwards.
  var reconfigured: [IndexPath] = []

  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    var kept = Set(old.sectionIdentifiers)
    var added: Set<Section> = []
    for change in new.sectionIdentifiers.difference(from: old.sectionIdentifiers) {
      switch change {
      case .remove(let offset, let section, _):
        batch.deletedSections.insert(offset)
        kept.remove(section)
      case .insert(let offset, let section, _):
        batch.insertedSections.insert(offset)
        added.insert(section)
      }
    }
    kept.subtract(added)
    var left: [Item: IndexPath] = [:]
    var came: [(item: Item, path: IndexPath)] = []
    for (section, identifier) in old.sectionIdentifiers.enumerated() where kept.contains(identifier) {
      let items = new.itemIdentifiers(inSection: identifier)
      let newSection = new.indexOfSection(identifier) ?? section
      for change in items.difference(from: old.itemIdentifiers(inSection: identifier)) {
        switch change {
        case .remove(let offset, let item, _): left[item] = IndexPath(row: offset, section: section)
        case .insert(let offset, let item, _): came.append((item, IndexPath(row: offset, section: newSection)))
        }
      }
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    for (item, path) in came {
      if !reloaded.contains(item), let former = left.removeValue(forKey: item) {
        batch.moved.append((former, path))
      } else {
        batch.inserted.append(path)
      }
    }
    batch.deleted = left.values.sorted()
    noteReloads(from: old, to: new, kept)
  }

  private mutating func noteReloads<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ kept: Set<Section>
  ) {
    for section in new.reloadedSectionIdentifiers where kept.contains(section) {
      if let index = old.indexOfSection(section) { batch.reloadedSections.insert(index) }
    }
    let gone = Set(batch.deleted)
    for item in new.reloadedItemIdentifiers {
      guard let path = old.indexPath(of: item), !gone.contains(path) else { continue }
      if batch.newPath(of: path) != nil { batch.reloaded.append(path) }
    }
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { new.indexPath(of: $0) }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Where an item is; nil if there is no such item.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (section, identifier) in sectionIdentifiers.enumerated() {
      if let row = itemIdentifiers(inSection: identifier).firstIndex(of: item) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// The item at an index path; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.row) ? items[path.row] : nil
  }
}
