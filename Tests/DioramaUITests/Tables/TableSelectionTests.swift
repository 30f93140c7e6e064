import DioramaUI
import Testing

/// Rows that are chosen by touch and by code, and rows that are edited.
@MainActor
@Suite struct TableSelectionTests {
  private func make(_ count: Int = 4) -> (ListSource, UIWindow, UITableView) {
    let source = ListSource([(0..<count).map { "word \($0)" }])
    let (window, table) = source.shownTable()
    source.journal.entries = []
    return (source, window, table)
  }

  private func tap(_ row: Int, _ table: UITableView, _ window: UIWindow) {
    withManualClock { _ in
      if let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) { UserDriver(window).tap(cell) }
    }
  }

  @Test func aTapSelects() {
    let (source, window, table) = make()
    tap(1, table, window)
    #expect(
      source.journal.entries == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ]
    )
    #expect(table.indexPathForSelectedRow == [0, 1])
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false])
    source.journal.entries = []
    tap(2, table, window)
    #expect(
      source.journal.entries == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 1", "didDeselect 1",
        "didSelect 2",
      ]
    )
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test func aFingerHighlights() {
    let (source, window, table) = make()
    withManualClock { clock in
      let user = UserDriver(window)
      let touch = user.touchDown(at: CGPoint(x: 50, y: 60))
      // A finger that rests on the content is no drag after a while.
      #expect(table.cellForRow(at: [0, 1])?.isHighlighted == false)
      clock.advance(by: 0.2)
      #expect(table.cellForRow(at: [0, 1])?.isHighlighted == true)
      user.cancel(touch)
      #expect(table.cellForRow(at: [0, 1])?.isHighlighted == false)
    }
    #expect(source.journal.entries == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func whatMayNotBeHighlightedIsNotSelected() {
    let (source, window, table) = make()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    source.refused = [[0, 1]]
    tap(1, table, window)
    #expect(source.journal.entries == ["shouldHighlight 1"])
    #expect(table.indexPathForSelectedRow == [0, 0])
    source.journal.entries = []
    table.allowsSelection = false
    tap(2, table, window)
    #expect(source.journal.entries.isEmpty)
  }

  @Test func severalRows() {
    let (source, window, table) = make()
    table.allowsMultipleSelection = true
    for row in [2, 0, 2] { tap(row, table, window) }
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
    #expect(source.journal.entries.suffix(2) == ["willDeselect 2", "didDeselect 2"])
  }

  @Test func codeSelectsWithoutTellingAnyone() {
    let (source, window, table) = make(20)
    table.selectRow(at: [0, 10], animated: false, scrollPosition: .middle)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 10])?.isSelected == true)
    #expect(!source.journal.entries.contains { $0.contains("elect") })
    table.deselectRow(at: [0, 10], animated: false)
    #expect(table.cellForRow(at: [0, 10])?.isSelected == false)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(window.isHidden == false)
  }

  @Test func aSelectedCellThatIsUsedAgainIsNotSelected() {
    let (source, window, table) = make(40)
    tap(0, table, window)
    #expect(source.journal.entries.last == "didSelect 0")
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 6)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected).filter { $0 }.count == 1)
    #expect(table.cellForRow(at: [0, 0])?.isSelected == true)
  }

  @Test func theBackgroundOfASelectedCell() throws {
    let (_, window, table) = make()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let background = UIView()
    cell.selectedBackgroundView = background
    tap(0, table, window)
    cell.layoutIfNeeded()
    #expect(cell.subviews.first === background && background.frame == cell.bounds)
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(background.superview == nil)
  }

  @Test func detailButtonsAreTapped() throws {
    let (source, window, table) = make()
    let cell = try #require(table.cellForRow(at: [0, 1]))
    cell.accessoryType = .detailButton
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 280)
    withManualClock { _ in UserDriver(window).tap(at: CGPoint(x: 292, y: 66)) }
    #expect(source.journal.entries == ["accessory 1"])
  }

  @Test func aRowIsDeletedByTouch() throws {
    let (source, window, table) = make()
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 1]))
    #expect(cell.isEditing && cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == 38)
    withManualClock { _ in
      let user = UserDriver(window)
      user.tap(at: CGPoint(x: 19, y: 66))
      #expect(cell.showingDeleteConfirmation)
      user.tap(at: CGPoint(x: 310, y: 66))
    }
    #expect(source.journal.entries.contains("commit delete 1"))
    #expect(source.sections == [["word 0", "word 2", "word 3"]])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["word 0", "word 2", "word 3"])
    table.isEditing = false
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 && !$0.isEditing })
  }
}
