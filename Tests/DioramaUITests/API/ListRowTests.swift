import DioramaUI
import Foundation
import Testing

/// Rows of lists in collection views: swipes over them, their lines, headers, and lists at the side of a wide screen.
@MainActor
@Suite struct ListRowTests {
  private final class Shown: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let view: UICollectionView
    let user: UserDriver
    var log: [String] = []

    init(_ configuration: UICollectionLayoutListConfiguration, _ screen: TestScreen) {
      let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      user = UserDriver(screen.window)
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
      view.delegate = self
      screen.window.addSubview(view)
      screen.window.isHidden = false
      screen.clock.advance(by: 0)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { log.append("select \(path.item)") }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    /// The lines of a row: thin views across it.
    func lines(_ item: Int) -> [CGRect] {
      cell(item)?.subviews.map(\.frame).filter { $0.height > 0 && $0.height < 2 } ?? []
    }
  }

  private func show(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ set: (inout UICollectionLayoutListConfiguration) -> Void,
    _ body: (Shown) -> Void
  ) {
    withScreen(CGSize(width: 320, height: 600)) { screen in
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      set(&configuration)
      body(Shown(configuration, screen))
    }
  }

  @Test("LS7: a swipe over an item of a list reveals its actions, and one over the whole item performs the first")
  func ls7() {
    var log: [String] = []
    show(.plain) { list in
      list.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item != 2 else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          log.append("delete \(path.item)")
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
      list.leadingSwipeActionsConfigurationProvider = { path in
        let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in
          log.append("read \(path.item)")
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [read])
      }
    } _: { shown in
      shown.user.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66))
      shown.user.tap(labeled: "Delete")
      #expect(log == ["delete 1"])
      #expect(!shown.user.canTap(labeled: "Delete"))
      shown.user.drag(from: CGPoint(x: 50, y: 22), to: CGPoint(x: 150, y: 22))
      #expect(shown.cell(0)?.configurationState.isSwiped == true && (shown.cell(0)?.contentView.frame.minX ?? 0) > 50)
      shown.user.tap(at: CGPoint(x: 200, y: 110))
      #expect(shown.cell(0)?.configurationState.isSwiped == false && shown.log == [])
      shown.user.drag(from: CGPoint(x: 10, y: 22), to: CGPoint(x: 300, y: 22))
      #expect(log == ["delete 1", "read 0"])
      shown.user.drag(from: CGPoint(x: 250, y: 110), to: CGPoint(x: 150, y: 110))
      #expect(shown.cell(2)?.configurationState.isSwiped == false)
      shown.user.tap(at: CGPoint(x: 200, y: 110))
      #expect(shown.log == ["select 2"])
    }
  }

  @Test("LS8: a handler says of each item which lines it has, where they begin, and in which color") func ls8() {
    show(.plain) { list in
      list.itemSeparatorHandler = { path, usual in
        var separators = usual
        if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
        if path.item == 1 {
          separators.topSeparatorVisibility = .visible
          separators.topSeparatorInsets = .zero
          separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 20)
          separators.color = .systemRed
        }
        return separators
      }
    } _: { shown in
      #expect(shown.lines(0) == [] && shown.lines(2).count == 1)
      let lines = shown.lines(1).sorted { $0.minY < $1.minY }
      #expect(lines.map(\.minX) == [0, 40] && lines.map(\.width) == [320, 260] && lines.first?.minY == 0)
      #expect(shown.cell(1)?.subviews.contains { $0.frame.height < 2 && $0.backgroundColor == .systemRed } == true)
    }
  }

  @Test("LS9: lists at the side have no lines, and the first item of a section may be its header") func ls9() {
    show(.sidebar) {
      $0.headerMode = .firstItemInSection
    } _: { shown in
      #expect((0..<3).allSatisfy { shown.lines($0) == [] })
      #expect(shown.view.backgroundColor == .secondarySystemBackground)
      let header = shown.cell(0)?.defaultContentConfiguration()
      let row = shown.cell(1)?.defaultContentConfiguration()
      #expect((header?.textProperties.font.pointSize ?? 0) > (row?.textProperties.font.pointSize ?? 0))
    }
    show(.insetGrouped) {
      $0.headerMode = .firstItemInSection
    } _: { shown in
      #expect(shown.lines(0) == [] && shown.lines(1).count == 1 && shown.lines(2) == [])
      #expect(shown.cell(0)?.defaultContentConfiguration() == .groupedHeader())
      #expect(shown.cell(1)?.defaultContentConfiguration() == .cell())
    }
  }
}
