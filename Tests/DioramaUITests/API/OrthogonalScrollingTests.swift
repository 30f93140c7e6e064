import DioramaUI
import Foundation
import Testing

/// Sections of compositional layouts that scroll by themselves, under fingers and with the clock.
@MainActor
@Suite struct OrthogonalScrollingTests {
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { log.append("select \(path.item)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  }

  private struct Shown {
    let view: UICollectionView
    let items: Items
    let user: UserDriver
    let clock: ManualClock

    /// How far the first section is scrolled: where its first item would be.
    @MainActor var offset: CGFloat {
      -(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX ?? 0)
    }

    /// Where the cell of an item of the first section is seen.
    @MainActor
    func frame(_ item: Int) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: view) }
    }
  }

  /// A view of 300 by 600 points: a section with groups of 100 by 80 points that scrolls, and a list below it.
  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil,
    _ body: (Shown) -> Void
  ) {
    withScreen(CGSize(width: 300, height: 600)) { screen in
      let layout = UICollectionViewCompositionalLayout { index, _ in
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let size =
          index == 0
          ? NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
          : NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size,
          subitems: [NSCollectionLayoutItem(layoutSize: full)]
        )
        let section = NSCollectionLayoutSection(group: group)
        if index == 0 {
          section.orthogonalScrollingBehavior = behavior
          section.visibleItemsInvalidationHandler = handler
        }
        return section
      }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600),
        collectionViewLayout: layout
      )
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let items = Items()
      view.dataSource = items
      view.delegate = items
      screen.window.addSubview(view)
      screen.window.isHidden = false
      screen.clock.advance(by: 0)
      body(Shown(view: view, items: items, user: UserDriver(screen.window), clock: screen.clock))
    }
  }

  @Test("CL7: the groups of a section scroll across the layout under a finger, and the layout along itself") func cl7()
  {
    show(.continuous) { shown in
      #expect(shown.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 80))
      #expect(shown.frame(2) == CGRect(x: 200, y: 0, width: 100, height: 80) && shown.frame(4) == nil)
      #expect(shown.view.contentSize == CGSize(width: 300, height: 80 + 20 * 50))
      let finger = shown.user.touchDown(at: CGPoint(x: 250, y: 40))
      shown.user.move(finger, to: CGPoint(x: 200, y: 40))
      shown.user.move(finger, to: CGPoint(x: 100, y: 40))
      #expect(
        shown.offset == 150 && shown.frame(0) == nil && shown.frame(1)?.minX == -50 && shown.frame(4)?.minX == 250
      )
      #expect(shown.view.contentOffset == .zero && !shown.items.log.contains("scroll"))
      shown.user.cancel(finger)
      shown.clock.advance(by: 3)
      shown.user.tap(at: CGPoint(x: 20, y: 40))
      #expect(shown.items.log == ["select 1"])
      shown.user.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 10))
      #expect(shown.view.contentOffset.y > 0 && shown.offset == 150)
      shown.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false)
      shown.view.layoutIfNeeded()
      #expect(shown.offset == 900 && shown.frame(9)?.minX == 0)
    }
  }

  /// Where the section has come to rest after a drag to the left by a number of points, and then by a quick one.
  private func rests(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ way: CGFloat) -> [CGFloat] {
    var result: [CGFloat] = []
    show(behavior) { shown in
      let (start, end) = (CGPoint(x: 290, y: 40), CGPoint(x: 290 - way, y: 40))
      shown.user.drag(from: start, to: end)
      shown.clock.advance(by: 5)
      result.append(shown.offset)
      shown.user.flick(from: start, to: end)
      shown.clock.advance(by: 5)
      result.append(shown.offset)
    }
    return result
  }

  @Test("CL8: scrolling stops where groups begin, at pages, at the next group, or with a group in the middle")
  func cl8() {
    #expect(rests(.continuousGroupLeadingBoundary, 170)[0] == 200)
    #expect(rests(.continuous, 170)[0] == 170)
    #expect(rests(.paging, 170) == [300, 600])
    #expect(rests(.groupPaging, 260) == [100, 200])
    #expect(rests(.groupPagingCentered, 130) == [100, 200])
    #expect(rests(.none, 170) == [0, 0])
  }

  @Test("CL9: a handler gets what is about to be shown of a section, and changes how it is shown") func cl9() {
    var offsets: [CGFloat] = []
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let middle = offset.x + environment.container.contentSize.width / 2
        let scale: CGFloat = abs(item.frame.midX - middle) < 50 ? 1 : 0.5
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = scale
      }
    }
    show(.continuous, handler: handler) { shown in
      #expect(shown.frame(0) == CGRect(x: 25, y: 20, width: 50, height: 40))
      #expect(shown.frame(1) == CGRect(x: 100, y: 0, width: 100, height: 80))
      shown.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: false)
      shown.view.layoutIfNeeded()
      #expect(offsets.last == 400 && shown.frame(5)?.width == 100 && shown.frame(4)?.width == 50)
      #expect(shown.view.cellForItem(at: IndexPath(item: 4, section: 0))?.alpha == 0.5)
    }
  }
}
