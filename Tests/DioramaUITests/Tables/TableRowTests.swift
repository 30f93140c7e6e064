import DioramaUI
import Testing

/// Which rows have cells, where they stand, and how cells are used again.
@MainActor
@Suite struct TableRowTests {
  private func words(_ count: Int) -> [String] { (0..<count).map { "word \($0)" } }

  @Test func onlyRowsThatAreSeenHaveCells() throws {
    let source = ListSource([words(20)])
    let (window, table) = source.shownTable()
    #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<5).map { "word \($0)" })
    #expect(table.contentSize == CGSize(width: 320, height: 880))
    let third = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(third.frame == CGRect(x: 0, y: 88, width: 320, height: 44))
    #expect(third.superview === table)
    #expect(third.accessibilityHint == "made by init(style:reuseIdentifier:)")
    #expect(table.indexPath(for: third) == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 7, section: 0)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 100)) == IndexPath(row: 2, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 880)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 19, section: 0)) == CGRect(x: 0, y: 836, width: 320, height: 44))
    #expect(table.rectForRow(at: IndexPath(row: 20, section: 0)) == .zero)
    #expect(window.subviews.first === table)
  }

  @Test func scrollingUsesCellsAgain() {
    let source = ListSource([words(20)])
    let (window, table) = source.shownTable()
    let first = table.visibleCells[0] as? CountedCell
    #expect(source.journal.entries == (0..<5).map { "show 0.\($0)" })
    source.journal.entries = []
    table.setContentOffset(CGPoint(x: 0, y: 44), animated: false)
    table.layoutIfNeeded()
    #expect(source.journal.entries == ["hide 0.0", "show 0.5"])
    #expect(table.visibleCells.last === first)
    #expect(first?.uses == 1)
    #expect(first?.frame.minY == 220)
    #expect(first?.textLabel?.text == "word 5")
    #expect(window.bounds.height == 220)
  }

  @Test func aDragScrolls() {
    let source = ListSource([words(50)])
    let (window, table) = source.shownTable()
    withManualClock { _ in
      UserDriver(window).drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 20))
    }
    #expect(table.contentOffset.y > 100)
    #expect((table.indexPathsForVisibleRows?.first?.row ?? 0) >= 2)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    #expect(source.cellsMade < 12)
  }

  @Test func aHundredThousandRows() {
    let source = ListSource([words(100_000)])
    let (window, table) = source.shownTable()
    #expect(table.contentSize.height == 4_400_000)
    table.scrollToRow(at: IndexPath(row: 90_000, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(90_000..<90_005))
    #expect(source.cellsMade == 10)
    #expect(window.subviews.count == 1)
  }

  @Test func rowsOfDifferentHeights() {
    let source = ListSource([words(6), words(2)])
    source.heights = [[0, 0]: 10, [0, 2]: 100, [1, 1]: 20]
    let (window, table) = source.shownTable()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 10, 54, 154, 198])
    #expect(table.visibleCells.map(\.frame.height) == [10, 44, 100, 44, 44])
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 286, width: 320, height: 64))
    #expect(table.contentSize.height == 350)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 1, height: 110))?.map(\.row) == [1, 2, 3])
    #expect(window.isHidden == false)
  }

  @Test func cellsSayHowHighTheirRowsAre() {
    final class Tall: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: textLabel?.text == "tall" ? 100 : 50)
      }
    }
    let source = ListSource([["short", "tall", "short", "tall", "short", "short"]])
    let (window, table) = source.shownTable(cells: Tall.self)
    table.rowHeight = UITableView.automaticDimension
    #expect(table.contentSize.height == 264)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 150, 200])
    #expect(table.contentSize.height == 388)
    table.contentOffset.y = table.contentSize.height - 220
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 5]).minY == 350)
    #expect(table.contentSize.height == 400)
    #expect(window.isHidden == false)
  }

  @Test func rowsOfAutomaticHeightAreFortyFourPointsHigh() {
    let source = ListSource([words(3)])
    let (window, table) = source.shownTable()
    table.rowHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
    #expect(window.isHidden == false)
  }

  @Test func scrollingToARow() {
    let source = ListSource([words(30)])
    let (window, table) = source.shownTable()
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      return table.contentOffset.y
    }
    #expect(offset(10, .top) == 440)
    #expect(offset(10, .bottom) == 264)
    #expect(offset(10, .middle) == 352)
    #expect(offset(11, .none) == 352)
    #expect(offset(20, .none) == 704)
    #expect(offset(2, .none) == 88)
    #expect(offset(29, .top) == 1100)
    table.contentInset.top = 20
    #expect(offset(0, .top) == -20)
    #expect(window.isHidden == false)
  }

  @Test func reloadingAsksForEverything() {
    let source = ListSource([words(3)])
    let (window, table) = source.shownTable()
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    source.sections = [["other"]]
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.contentSize.height == 44)
    #expect(table.indexPathForSelectedRow == nil)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["other"])
    #expect(table.visibleCells[0].isSelected == false)
    #expect(window.isHidden == false)
  }

  @Test func viewsAboveAndBelowTheRows() {
    let source = ListSource([words(2)])
    let (window, table) = source.shownTable()
    let (head, foot, back) = (UIView(), UIView(), UIView())
    head.frame.size.height = 30
    foot.frame.size.height = 40
    table.tableHeaderView = head
    table.tableFooterView = foot
    table.backgroundView = back
    table.layoutIfNeeded()
    #expect(head.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.visibleCells[0].frame.minY == 30)
    #expect(foot.frame == CGRect(x: 0, y: 118, width: 320, height: 40))
    #expect(table.contentSize.height == 158)
    #expect(table.subviews.first === back && back.frame == table.bounds)
    #expect(window.isHidden == false)
  }
}
