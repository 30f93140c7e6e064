import DioramaUI
import Testing

/// Rows and sections that come, go and move.
@MainActor
@Suite struct TableUpdateTests {
  private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func rowsComeAndGo() {
    let source = ListSource([["a", "b", "c"]])
    let (window, table) = source.shownTable()
    let kept = table.cellForRow(at: [0, 2])
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    source.journal.entries = []
    source.sections = [["new", "b2", "c", "end"]]
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 0]], with: .fade)
      table.insertRows(at: [[0, 0], [0, 3]], with: .fade)
      table.reloadRows(at: [[0, 1]], with: .none)
    }
    #expect(texts(table) == ["new", "b2", "c", "end"])
    #expect(table.cellForRow(at: [0, 2]) === kept)
    #expect(table.indexPathForSelectedRow == [0, 2])
    #expect(source.journal.entries == ["hide 0.0", "hide 0.1", "show 0.0", "show 0.1", "show 0.3"])
    #expect(window.isHidden == false)
  }

  @Test func rowsMove() {
    let source = ListSource([["a", "b", "c"], ["d"]])
    let (window, table) = source.shownTable()
    let cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.textLabel?.text ?? "", $0) })
    source.sections = [["c", "b"], ["d", "a"]]
    table.beginUpdates()
    table.moveRow(at: [0, 2], to: [0, 0])
    table.moveRow(at: [0, 0], to: [1, 1])
    table.endUpdates()
    #expect(texts(table) == ["c", "b", "d", "a"])
    for cell in table.visibleCells { #expect(cells[cell.textLabel?.text ?? ""] === cell) }
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(window.isHidden == false)
  }

  @Test func sectionsComeGoAndMove() {
    let source = ListSource([["a"], ["b"], ["c"]])
    let (window, table) = source.shownTable()
    source.sections = [["c"], ["new"], ["b", "more"]]
    table.beginUpdates()
    table.deleteSections([0], with: .fade)
    table.insertSections([1], with: .fade)
    table.moveSection(2, toSection: 0)
    table.insertRows(at: [[2, 1]], with: .fade)
    table.endUpdates()
    #expect(texts(table) == ["c", "new", "b", "more"])
    source.sections[1] = ["x", "y", "z"]
    table.reloadSections([1], with: .none)
    #expect(texts(table) == ["c", "x", "y", "z", "b"])
    #expect(table.numberOfSections == 3)
    #expect(window.isHidden == false)
  }

  @Test func closuresAreCalledAfterTheTurn() {
    let source = ListSource([["a"]])
    let (window, table) = source.shownTable()
    var finished: Bool?
    withManualClock { clock in
      source.sections = [["a", "b"]]
      table.performBatchUpdates {
        table.insertRows(at: [[0, 1]], with: .fade)
      } completion: {
        finished = $0
      }
      #expect(finished == nil)
      clock.advance(by: 0)
    }
    #expect(finished == true)
    #expect(window.isHidden == false)
  }

  @Test func aShorterTableScrollsBack() {
    let source = ListSource([(0..<20).map(String.init)])
    let (window, table) = source.shownTable()
    table.contentOffset.y = 660
    table.layoutIfNeeded()
    source.sections[0].removeLast(10)
    table.deleteRows(at: (10..<20).map { [0, $0] }, with: .fade)
    #expect(table.contentOffset.y == 220)
    #expect(texts(table) == ["5", "6", "7", "8", "9"])
    #expect(window.isHidden == false)
  }
}
