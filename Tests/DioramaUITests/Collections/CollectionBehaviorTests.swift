import DioramaUI
import Testing

/// What a collection view shows, how cells are used again, and how items are chosen and changed.
@MainActor
@Suite struct CollectionBehaviorTests {
  @Test func onlyItemsThatAreSeenHaveCells() {
    let source = TileSource([100_000])
    let (window, view) = source.shownView()
    #expect(view.contentSize.height == 1_199_990)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<20))
    view.scrollToItem(at: [0, 50_000], at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 600_000)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(50_000..<50_020))
    #expect(source.cellsMade == 40)
    #expect(view.visibleCells.allSatisfy { ($0 as? Tile)?.uses == 1 })
    #expect(view.indexPathForItem(at: CGPoint(x: 70, y: 600_010)) == [0, 50_001])
    #expect(view.indexPathForItem(at: CGPoint(x: 55, y: 600_010)) == nil)
    #expect(window.isHidden == false)
  }

  @Test func scrollingShowsAndHides() {
    let source = TileSource([40])
    let (window, view) = source.shownView()
    source.journal.entries = []
    view.contentOffset.y = 55
    view.layoutIfNeeded()
    #expect(source.journal.entries == (0..<5).map { "hide 0.\($0)" } + (20..<25).map { "show 0.\($0)" })
    #expect(window.isHidden == false)
  }

  @Test func aTapSelects() {
    let source = TileSource([3])
    let (window, view) = source.shownView()
    source.journal.entries = []
    withManualClock { _ in
      let user = UserDriver(window)
      user.tap(at: CGPoint(x: 80, y: 20))
      #expect(
        source.journal.entries == [
          "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
        ]
      )
      source.journal.entries = []
      user.tap(at: CGPoint(x: 150, y: 20))
    }
    #expect(
      source.journal.entries == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2", "didUnhighlight 2",
      ]
    )
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    #expect(view.visibleCells.map(\.isSelected) == [false, false, true])
  }

  @Test func severalItems() {
    let source = TileSource([3])
    let (window, view) = source.shownView()
    view.allowsMultipleSelection = true
    withManualClock { clock in
      for x in [20.0, 80, 20] {
        UserDriver(window).tap(at: CGPoint(x: x, y: 20))
        clock.advance(by: 1)
      }
    }
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func itemsComeGoAndMove() throws {
    let source = TileSource([4])
    let (window, view) = source.shownView()
    let last = try #require(view.cellForItem(at: [0, 3]))
    let first = try #require(view.cellForItem(at: [0, 0]))
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    source.counts = [5]
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[0, 0], [0, 4]])
      view.moveItem(at: [0, 3], to: [0, 1])
    }
    #expect(view.cellForItem(at: [0, 1]) === last)
    #expect(last.frame.minX == 67.5)
    #expect(view.cellForItem(at: [0, 2]) === first)
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    #expect(view.visibleCells.count == 5)
    source.counts = [5, 2]
    view.insertSections([1])
    #expect(view.visibleCells.count == 7)
    source.counts = [2]
    view.deleteSections([0])
    #expect(view.visibleCells.count == 2)
    #expect(window.isHidden == false)
  }

  @Test func aLayoutOfOnesOwn() {
    final class Circle: UICollectionViewLayout {
      var preparations = 0
      override func prepare() {
        super.prepare()
        preparations += 1
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 500) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }.filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        result.frame = CGRect(x: 10, y: indexPath.item * 30, width: 100, height: 100)
        result.zIndex = -indexPath.item
        result.alpha = 0.5
        result.isHidden = indexPath.item == 1
        return result
      }
    }
    let layout = Circle()
    let (window, view) = TileSource([3]).shownView(layout)
    #expect(view.contentSize == CGSize(width: 320, height: 500))
    #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 2]])
    #expect(view.subviews == [view.cellForItem(at: [0, 2]), view.cellForItem(at: [0, 0])])
    #expect(view.cellForItem(at: [0, 0])?.alpha == 0.5)
    #expect(layout.preparations == 1)
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(layout.preparations == 1)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)
    #expect(window.isHidden == false)
  }

  @Test func attributesAreCopied() throws {
    final class Marked: UICollectionViewLayoutAttributes {
      var mark = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Marked)?.mark = mark
        return copy
      }
    }
    let original = Marked(forSupplementaryViewOfKind: "kind", with: [1, 2])
    original.mark = 7
    original.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let copy = try #require(original.copy() as? Marked)
    #expect(copy !== original && copy.mark == 7 && copy.frame == original.frame)
    #expect(copy.representedElementKind == "kind" && copy.representedElementCategory == .supplementaryView)
    copy.center = CGPoint(x: 100, y: 100)
    #expect(copy.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    copy.size = CGSize(width: 10, height: 10)
    #expect(copy.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
  }

  @Test func aCellPlacesItsParts() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let (back, selected) = (UIView(), UIView())
    cell.backgroundView = back
    cell.selectedBackgroundView = selected
    cell.layoutIfNeeded()
    #expect(cell.subviews == [back, cell.contentView])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.subviews == [back, selected, cell.contentView])
    #expect(selected.frame == cell.bounds)
  }
}
