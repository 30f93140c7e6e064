import DioramaUI
import Testing

/// How a flow layout arranges items, headers and footers.
@MainActor
@Suite struct FlowLayoutTests {
  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  private func flow(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    return layout
  }

  @Test func itemsSpreadToTheEdge() {
    let (window, view) = TileSource([8]).shownView()
    #expect(frames(view).map(\.minX) == [0, 67.5, 135, 202.5, 270, 0, 67.5, 135])
    #expect(frames(view).map(\.minY) == [0, 0, 0, 0, 0, 60, 60, 60])
    #expect(view.contentSize == CGSize(width: 320, height: 110))
    #expect(window.isHidden == false)
  }

  @Test func sixInALine() {
    let layout = flow { $0.minimumInteritemSpacing = 4 }
    let (window, view) = TileSource([7]).shownView(layout)
    #expect(frames(view).map(\.minX) == [0, 54, 108, 162, 216, 270, 0])
    #expect(window.isHidden == false)
  }

  @Test func aSingleColumnStandsInTheMiddle() {
    let layout = flow { $0.itemSize = CGSize(width: 200, height: 30) }
    let (window, view) = TileSource([2]).shownView(layout)
    #expect(
      frames(view) == [CGRect(x: 60, y: 0, width: 200, height: 30), CGRect(x: 60, y: 40, width: 200, height: 30)]
    )
    #expect(window.isHidden == false)
  }

  @Test func insetsHeadersAndFooters() {
    let layout = flow {
      $0.sectionInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
      $0.headerReferenceSize = CGSize(width: 5, height: 25)
      $0.footerReferenceSize = CGSize(width: 5, height: 15)
    }
    let (window, view) = TileSource([1, 5]).shownView(layout)
    func edge(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])?.frame
    }
    let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    #expect(edge(header, 0) == CGRect(x: 0, y: 0, width: 320, height: 25))
    #expect(frames(view)[0] == CGRect(x: 20, y: 26, width: 50, height: 50))
    #expect(edge(footer, 0) == CGRect(x: 0, y: 78, width: 320, height: 15))
    #expect(edge(header, 1) == CGRect(x: 0, y: 93, width: 320, height: 25))
    #expect(frames(view, 1).map { $0.minX.rounded() } == [20, 93, 167, 240, 20])
    #expect(view.contentSize.height == 246)
    #expect(view.supplementaryView(forElementKind: header, at: [1, 0])?.frame == edge(header, 1))
    #expect(view.visibleSupplementaryViews(ofKind: footer).count == 1)
    #expect(window.isHidden == false)
  }

  @Test func sidewaysLinesAreColumns() {
    let layout = flow {
      $0.scrollDirection = .horizontal
      $0.sectionInset = UIEdgeInsets(top: 10, left: 3, bottom: 10, right: 4)
      $0.headerReferenceSize = CGSize(width: 30, height: 5)
    }
    let (window, view) = TileSource([7]).shownView(layout)
    #expect(frames(view).map(\.minY) == [10, 75, 140, 10, 75, 140, 10])
    #expect(frames(view).map(\.minX) == [33, 33, 33, 93, 93, 93, 153])
    #expect(view.contentSize == CGSize(width: 207, height: 200))
    let header = UICollectionView.elementKindSectionHeader
    #expect(
      view.supplementaryView(forElementKind: header, at: [0, 0])?.frame
        == CGRect(x: 0, y: 0, width: 30, height: 200)
    )
    #expect(window.isHidden == false)
  }

  @Test func theDelegateGivesSizes() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: indexPath.item == 0 ? 100 : 140, height: indexPath.item == 1 ? 60 : 40) }
      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 5 }
    }
    let (window, view) = TileSource([4]).shownView()
    let sizes = Sizes()
    view.delegate = sizes
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 10, width: 100, height: 40), CGRect(x: 180, y: 0, width: 140, height: 60),
        CGRect(x: 0, y: 65, width: 140, height: 40), CGRect(x: 180, y: 65, width: 140, height: 40),
      ]
    )
    #expect(window.isHidden == false)
  }

  @Test func anotherWidthArrangesAnew() {
    let (window, view) = TileSource([8]).shownView()
    view.frame.size.width = 230
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [0, 60, 120, 180, 0, 60, 120, 180])
    view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 60)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX).prefix(4) == [0, 60, 120, 0])
    #expect(window.isHidden == false)
  }
}
