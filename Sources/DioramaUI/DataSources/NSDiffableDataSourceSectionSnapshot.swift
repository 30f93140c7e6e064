/// The items of one section with others inside, by what identifies them.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// An item in the order in which all are listed: each before those inside of it.
  fileprivate struct Entry {
    var item: ItemIdentifierType
    var level: Int
  }

  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  // MARK: - What there is

  /// All items, each before those inside of it.
  public var items: [ItemIdentifierType] { entries.map(\.item) }

  /// The items that are inside of no other.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

  /// The items that are shown: those inside of collapsed ones are not.
  public var visibleItems: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    // Items deeper than this are inside of a collapsed one.
    var limit = Int.max
    for entry in entries {
      if entry.level > limit { continue }
      limit = expanded.contains(entry.item) ? .max : entry.level
      result.append(entry.item)
    }
    return result
  }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  /// The index of an item among all; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }

  /// Whether an item is shown; one that is not there stops the program.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    _ = existingIndex(of: item)
    return visibleItems.contains(item)
  }

  /// Whether what is inside of an item is shown; one that is not there stops the program.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    _ = existingIndex(of: item)
    return expanded.contains(item)
  }

  /// In how many others an item is; one that is not there stops the program.
  public func level(of item: ItemIdentifierType) -> Int { entries[existingIndex(of: item)].level }

  /// The item that another is inside of, nil for none; one that is not there stops the program.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let index = existingIndex(of: child)
    return entries[..<index].last { $0.level < entries[index].level }?.item
  }

  /// What is inside of an item, with the item itself if that is wanted; one that is not there stops the program.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let index = existingIndex(of: parent)
    let range = (includingParent ? index : index + 1)..<end(ofSubtreeAt: index)
    var result = Self()
    let base = entries[index].level + (includingParent ? 0 : 1)
    result.entries = entries[range].map { Entry(item: $0.item, level: $0.level - base) }
    result.expanded = expanded.intersection(result.items)
    return result
  }

  // MARK: - Changes

  /// Adds items at the end of what is inside of another, nil for none; one that is there already stops the program.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    checkNew(items)
    guard let parent else {
      entries += items.map { Entry(item: $0, level: 0) }
      return
    }
    let index = existingIndex(of: parent)
    let level = entries[index].level + 1
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(ofSubtreeAt: index))
  }

  /// Puts items before another; one that is not there, or new ones that are, stop the program.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeItem: ItemIdentifierType) {
    checkNew(items)
    let index = existingIndex(of: beforeItem)
    let level = entries[index].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: index)
  }

  /// Puts items after another and what is inside of it; one that is not there, or new ones that are, stop the program.
  public mutating func insert(_ items: [ItemIdentifierType], after afterItem: ItemIdentifierType) {
    checkNew(items)
    let index = existingIndex(of: afterItem)
    let level = entries[index].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(ofSubtreeAt: index))
  }

  /// Takes items away with what is inside of them; those that are not there are passed over.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      let range = index..<end(ofSubtreeAt: index)
      expanded.subtract(entries[range].map(\.item))
      entries.removeSubrange(range)
    }
  }

  /// Takes all items away.
  public mutating func deleteAll() { self = Self() }

  /// Shows what is inside of items; one that is not there stops the program.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { _ = existingIndex(of: item) }
    expanded.formUnion(items)
  }

  /// Hides what is inside of items; one that is not there stops the program.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { _ = existingIndex(of: item) }
    expanded.subtract(items)
  }

  /// Replaces what is inside of an item by a snapshot; one that is not there stops the program.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    let index = existingIndex(of: parent)
    let range = (index + 1)..<end(ofSubtreeAt: index)
    expanded.subtract(entries[range].map(\.item))
    entries.removeSubrange(range)
    checkNew(snapshot.items)
    let level = entries[index].level + 1
    let added = snapshot.entries.map { Entry(item: $0.item, level: $0.level + level) }
    entries.insert(contentsOf: added, at: index + 1)
    expanded.formUnion(snapshot.expanded)
  }

  /// Puts the items of a snapshot before an item; one that is not there stops the program.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    checkNew(snapshot.items)
    let index = existingIndex(of: item)
    insert(snapshot, at: index, level: entries[index].level)
  }

  /// Puts the items of a snapshot after an item and what is inside of it; one that is not there stops the program.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    checkNew(snapshot.items)
    let index = existingIndex(of: item)
    insert(snapshot, at: end(ofSubtreeAt: index), level: entries[index].level)
  }

  private mutating func insert(_ snapshot: Self, at index: Int, level: Int) {
    let added = snapshot.entries.map { Entry(item: $0.item, level: $0.level + level) }
    entries.insert(contentsOf: added, at: index)
    expanded.formUnion(snapshot.expanded)
  }

  private func end(ofSubtreeAt index: Int) -> Int {
    entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.count
  }

  private func existingIndex(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else {
      UIKitException.raise(.internalInconsistency, "Invalid item identifier specified: \(item)")
    }
    return index
  }

  private func checkNew(_ items: [ItemIdentifierType]) {
    var known = Set(self.items)
    let doubles = items.filter { !known.insert($0).inserted }
    guard !doubles.isEmpty else { return }
    UIKitException.raise(
      .internalInconsistency,
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(doubles)"
    )
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot.Entry: Sendable where ItemIdentifierType: Sendable {}
