import Foundation

/// The sections and items that a table or a collection shows at some time, by what identifies them.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []

  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  /// The sections that are made anew when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The items that are made anew when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The items whose cells are set up again when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: - What there is

  /// The number of items in all sections.
  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  /// The number of items of a section; a section that does not exist stops the program.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section in order; a section that does not exist stops the program.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[identifier] else { raiseMissing(section: identifier) }
    return items
  }

  /// The section that contains an item; nil if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
  }

  /// The index of an item among all items; nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// The index of a section; nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: - Items

  /// Adds items at the end of a section, nil for the last one; an item that exists already stops the program.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      UIKitException.raise(
        .internalInconsistency,
        "There are currently no sections in the data source. Please add a section first."
      )
    }
    guard items[section] != nil else { raiseMissing(section: section) }
    checkNew(items: identifiers)
    items[section]?.append(contentsOf: identifiers)
  }

  /// Puts items before another; one that does not exist stops the program.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    checkNew(items: identifiers)
    insert(identifiers, at: position(of: beforeIdentifier), offset: 0)
  }

  /// Puts items after another; one that does not exist stops the program.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    checkNew(items: identifiers)
    insert(identifiers, at: position(of: afterIdentifier), offset: 1)
  }

  /// Takes items away; those that do not exist are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
  }

  /// Takes all sections and items away.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another; one that does not exist stops the program.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another; one that does not exist stops the program.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Has the cells of items made anew; an item that does not exist stops the program.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items set up again, without other cells; an item that does not exist stops the program.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: - Sections

  /// Adds sections at the end; one that exists already stops the program.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    add(identifiers, at: sectionIdentifiers.count)
  }

  /// Puts sections before another; one that does not exist stops the program.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    add(identifiers, at: index(of: toIdentifier))
  }

  /// Puts sections after another; one that does not exist stops the program.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    add(identifiers, at: index(of: toIdentifier) + 1)
  }

  /// Takes sections away with their items; those that do not exist are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
    for identifier in gone { items[identifier] = nil }
  }

  /// Moves a section before another; one that does not exist stops the program.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(section: identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section after another; one that does not exist stops the program.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(section: identifier, to: toIdentifier, offset: 1)
  }

  /// Has sections made anew; one that does not exist stops the program.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = index(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  /// Forgets what is to be made anew or set up again, which happens once.
  mutating func settle() {
    reloadedSectionIdentifiers = []
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
  }
}

extension NSDiffableDataSourceSnapshot {
  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { raiseMissing(section: section) }
    return index
  }

  private func position(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    for section in sectionIdentifiers {
      if let index = items[section]?.firstIndex(of: item) { return (section, index) }
    }
    UIKitException.raise(.internalInconsistency, "Invalid item identifier specified: \(item)")
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    at position: (section: SectionIdentifierType, index: Int),
    offset: Int
  ) {
    items[position.section]?.insert(contentsOf: identifiers, at: position.index + offset)
  }

  private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    _ = position(of: item)
    guard item != other else { return }
    deleteItems([item])
    insert([item], at: position(of: other), offset: offset)
  }

  private mutating func move(section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
    _ = index(of: other)
    sectionIdentifiers.remove(at: index(of: section))
    sectionIdentifiers.insert(section, at: section == other ? 0 : index(of: other) + offset)
  }

  private mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
    let all = sectionIdentifiers + identifiers
    if Set(all).count < all.count {
      UIKitException.raise(.internalInconsistency, "Section identifier count does not match data source count.")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private func checkNew(items identifiers: [ItemIdentifierType]) {
    var known = Set(itemIdentifiers)
    let doubles = identifiers.filter { !known.insert($0).inserted }
    guard !doubles.isEmpty else { return }
    UIKitException.raise(
      .internalInconsistency,
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(doubles)"
    )
  }

  private func raiseMissing(section: SectionIdentifierType) -> Never {
    UIKitException.raise(.internalInconsistency, "Invalid section identifier specified: \(section)")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
