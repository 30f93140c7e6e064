import DioramaUI

/// A source and delegate of a collection view, which writes down what it is told.
@MainActor
final class TileSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  let journal = Journal()
  private(set) var cellsMade = 0

  init(_ counts: [Int]) {
    self.counts = counts
  }

  /// A collection view of the source in a window that is shown, laid out.
  func shownView(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 320, height: 200)
  ) -> (UIWindow, UICollectionView) {
    let window = shownWindow(size)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    view.layoutIfNeeded()
    return (window, view)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cellsMade += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  // MARK: - What happens

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    journal.write("shouldHighlight \(indexPath.item)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    journal.write("didHighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    journal.write("didUnhighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    journal.write("shouldSelect \(indexPath.item)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    journal.write("didSelect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    journal.write("didDeselect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    journal.write("show \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    journal.write("hide \(indexPath.section).\(indexPath.item)")
  }
}

/// A cell that knows how often it was used again.
@MainActor
final class Tile: UICollectionViewCell {
  private(set) var uses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}
