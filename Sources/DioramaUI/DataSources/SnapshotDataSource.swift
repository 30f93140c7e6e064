public import Foundation

/// A view that a data source of snapshots changes.
@MainActor
protocol SnapshotView: AnyObject {
  func apply(_ difference: SnapshotDifference)
  func reloadData()
}

extension UITableView: SnapshotView {}

extension UICollectionView: SnapshotView {}

/// What the data sources of tables and collections that show snapshots have in common.
@preconcurrency @MainActor
open class SnapshotDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
  /// What the view shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var view: (any SnapshotView)?
  private(set) var current = Snapshot()

  init(showingIn view: any SnapshotView) {
    self.view = view
    super.init()
  }

  // MARK: - Snapshots

  /// What the view shows, to change it and apply it again.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot: the view is changed where it differs from the present one.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - animatingDifferences: Whether rows and items move, which makes no difference here.
  ///   - completion: Called after the turn; nil for nothing.
  @preconcurrency
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil) {
    let difference = SnapshotDifference(from: current, to: snapshot)
    take(snapshot)
    view?.apply(difference)
    if let completion { UIRuntime.shared.mainLoop.afterCommit(completion) }
  }

  /// Shows a snapshot, and returns after the turn.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot with cells that are all made anew; `completion` is called after the turn, nil for nothing.
  @preconcurrency
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (@MainActor () -> Void)? = nil) {
    take(snapshot)
    view?.reloadData()
    if let completion { UIRuntime.shared.mainLoop.afterCommit(completion) }
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot
    current.settle()
  }

  // MARK: - Index paths

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// The index path of an item; nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }

  /// The section with an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// The index of a section; nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  /// The number of items of a section.
  func count(in section: Int) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }

  /// The cell that a provider makes of an item; none stops the program.
  func cell<Cell>(at indexPath: IndexPath, _ provider: (ItemIdentifierType) -> Cell?) -> Cell {
    guard let item = current.item(at: indexPath), let cell = provider(item) else {
      let name = String(describing: type(of: self)).prefix { $0 != "<" }
      UIKitException.raise(.internalInconsistency, "\(name) cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }
}
