import DioramaUI
import Testing

/// Headers and footers of sections: titles, views, heights, and where they float.
@MainActor
@Suite struct TableSectionTests {
  @Test func plainHeadersFloat() throws {
    let source = ListSource([["a", "b", "c", "d"], ["e", "f", "g", "h"]])
    source.headers = ["First", "Second"]
    let (window, table) = source.shownTable()
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    let first = try #require(table.headerView(forSection: 0))
    #expect(first.textLabel?.text == "First")
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 28))
    #expect(table.visibleCells[0].frame.minY == 28)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 204, width: 320, height: 28))
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(first.frame.minY == 60)
    table.contentOffset.y = 190
    table.layoutIfNeeded()
    #expect(first.frame.minY == 176)
    #expect(table.headerView(forSection: 1)?.frame.minY == 204)
    #expect(table.subviews.last is UITableViewHeaderFooterView)
    table.contentOffset.y = 210
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil && first.superview == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 210)
    #expect(window.isHidden == false)
  }

  @Test func plainHeadersHaveSpaceAbove() {
    let source = ListSource([["a"], ["b"]])
    source.headers = ["First", nil]
    let (window, table) = source.shownTable()
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    #expect(table.rectForRow(at: [0, 0]).minY == 50)
    #expect(table.rectForRow(at: [1, 0]).minY == 94)
    #expect(table.headerView(forSection: 1) == nil)
    #expect(window.isHidden == false)
  }

  @Test func groupedTablesKeepSectionsApart() {
    let source = ListSource([["a"], ["b"]])
    let (window, table) = source.shownTable(.grouped)
    #expect(table.rectForRow(at: [0, 0]).minY == 35)
    #expect(table.rectForRow(at: [1, 0]).minY == 114)
    source.headers = ["First", "Second"]
    table.reloadData()
    #expect(table.rectForRow(at: [0, 0]).minY == 55.5)
    #expect(table.rectForRow(at: [1, 0]).minY == 155)
    table.layoutIfNeeded()
    table.contentOffset.y = 20
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    #expect(window.isHidden == false)
  }

  @Test func theDelegateDecidesHeights() {
    let source = ListSource([["a"], ["b"]])
    source.headerHeight = 10
    let (window, table) = source.shownTable()
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForRow(at: [1, 0]).minY == 64)
    source.headerHeight = nil
    table.sectionHeaderHeight = 28
    #expect(table.rectForRow(at: [1, 0]).minY == 44)
    #expect(window.isHidden == false)
  }

  @Test func rowsOfInsetGroupsKeepFromTheSides() {
    let source = ListSource([["a"]])
    let (window, table) = source.shownTable(.insetGrouped)
    #expect(table.visibleCells[0].frame == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 8, y: 50)) == nil)
    #expect(window.isHidden == false)
  }

  /// The lines of the rows that are shown: x, y in the row, and width.
  private func lines(of table: UITableView) -> [[[CGFloat]]] {
    table.visibleCells.map { cell in
      cell.subviews.filter { $0.bounds.height == 0.5 }.map { [$0.frame.minX, $0.frame.minY, $0.frame.width] }
        .sorted { $0[1] < $1[1] }
    }
  }

  @Test func linesStandBetweenRowsAndAtTheEdgesOfGroups() {
    let plain = ListSource([["a", "b"], ["c"]])
    let (first, table) = plain.shownTable()
    let inset = table.separatorInset.left
    let between = [inset, 43.5, 320 - inset]
    #expect(lines(of: table) == [[between], [between], [between]])
    let grouped = ListSource([["a", "b"], ["c"]])
    let (second, groupedTable) = grouped.shownTable(.grouped)
    let (top, bottom): ([CGFloat], [CGFloat]) = ([0, 0, 320], [0, 43.5, 320])
    #expect(lines(of: groupedTable) == [[top, between], [bottom], [top, bottom]])
    groupedTable.separatorStyle = .none
    groupedTable.reloadData()
    groupedTable.layoutIfNeeded()
    #expect(lines(of: groupedTable) == [[], [], []])
    let insetGrouped = ListSource([["a", "b"], ["c"]])
    let (third, insetTable) = insetGrouped.shownTable(.insetGrouped)
    #expect(lines(of: insetTable) == [[[inset, 43.5, 288 - inset]], [], []])
    // What was last has a line as soon as another row follows.
    insetGrouped.sections[1].append("d")
    insetTable.reloadData()
    insetTable.layoutIfNeeded()
    #expect(lines(of: insetTable).map(\.count) == [1, 0, 1, 0])
    #expect([first, second, third].allSatisfy { !$0.isHidden })
  }

  @Test func viewsOfOnesOwnAreUsedAgain() throws {
    final class Head: UITableViewHeaderFooterView {}
    final class Delegate: NSObject, UITableViewDelegate {
      var made: [UIView] = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        view?.tag = section + 1
        if let view, !made.contains(where: { $0 === view }) { made.append(view) }
        return view
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
    }
    let source = ListSource((0..<10).map { _ in ["a", "b"] })
    let (window, table) = source.shownTable(height: 108)
    let delegate = Delegate()
    table.sectionHeaderTopPadding = 0
    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
    table.delegate = delegate
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    for y in stride(from: 0, through: 900, by: 54) {
      table.contentOffset.y = CGFloat(y)
      table.layoutIfNeeded()
    }
    #expect(try #require(table.headerView(forSection: 8)).tag == 9)
    #expect(table.headerView(forSection: 8) is Head)
    #expect(delegate.made.count <= 3)
    #expect(window.isHidden == false)
  }
}
