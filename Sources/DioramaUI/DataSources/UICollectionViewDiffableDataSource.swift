public import Foundation

/// Gives a collection view the sections and items of snapshots, and changes the view as they differ.
@MainActor
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

  private let cellProvider: CellProvider

  /// Creates the source of a collection view, which takes it at once and does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
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
}
