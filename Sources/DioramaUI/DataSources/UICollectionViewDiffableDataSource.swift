public import Foundation

/// Gives a collection view the sections and items of snapshots, and changes the view as they differ.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

  /// Makes the view of a kind beside the items.
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Makes the views beside the items; nil for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What is asked and told when the user expands and collapses items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  private let cellProvider: CellProvider
  private weak var collection: UICollectionView?
  private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Creates the source of a collection view, which takes it at once and does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    collection = collectionView
    super.init(showingIn: collectionView)
    collectionView.dataSource = self
  }

  // MARK: - Source

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// The number of items of a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count(in: section)
  }

  /// The cell that the provider makes; none stops the program.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
  }

  /// The view that the provider makes; none stops the program.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? collectionView.missingSupplementaryView()
  }

  // MARK: - Sections with items in others

  /// The items of a section with others inside.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What is asked and told when the user expands and collapses items.
  public struct SectionSnapshotHandlers {
    /// Whether an item is expanded; nil for always.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded; nil for nothing.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item is collapsed; nil for always.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed; nil for nothing.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Returns what is inside of an item that is expanded, of what is there already; nil for that.
    public var snapshotForExpandingParent: ((ItemIdentifierType, SectionSnapshot) -> SectionSnapshot)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// Shows the visible items of a snapshot in a section, which is added at the end if it is not there.
  ///
  /// - Parameters:
  ///   - snapshot: The items.
  ///   - section: The section.
  ///   - animatingDifferences: Whether items move, which makes no difference here.
  ///   - completion: Called after the turn; nil for nothing.
  @preconcurrency
  open func apply(
    _ snapshot: SectionSnapshot,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    for cell in collection?.visibleCells ?? [] { cell.markConfiguration() }
  }

  /// The items of a section as they were applied; those of a section that is no outline are inside of none.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    let shown = current.indexOfSection(section) == nil ? [] : current.itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == shown { return outline }
    var flat = SectionSnapshot()
    flat.append(shown)
    return flat
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section],
      let item = itemIdentifier(for: indexPath), outline.contains(item)
    else { return nil }
    return (outline.level(of: item), outline.isExpanded(item))
  }

  func toggleOutline(at indexPath: IndexPath) {
    guard let section = sectionIdentifier(for: indexPath.section), let item = itemIdentifier(for: indexPath) else {
      return
    }
    var outline = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
