import DioramaUI
import Foundation
import Testing

/// Rows that a finger moves.
@MainActor
@Suite struct MovingRowTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c", "d"]
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      cell.showsReorderControl = true
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      proposedDestinationIndexPath.row == 0 ? [0, 1] : proposedDestinationIndexPath
    }
  }

  private func texts(_ table: UITableView, _ count: Int) -> [String] {
    (0..<count).map { table.cellForRow(at: [0, $0])?.textLabel?.text ?? "?" }
  }

  @Test("TB5: a finger on the sign of a row moves it while the table is edited, where the delegate lets it go")
  func tb5() {
    withManualClock { clock in
      let window = shownWindow(CGSize(width: 320, height: 480))
      let table = UITableView(frame: window.bounds)
      let source = Source()
      table.rowHeight = 50
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
      CATransaction.flush()
      let user = UserDriver(window)
      @MainActor func drag(_ row: Int, to other: Int, x: CGFloat = 300) {
        user.drag(
          from: CGPoint(x: x, y: CGFloat(row) * 50 + 25),
          to: CGPoint(x: x, y: CGFloat(other) * 50 + 25)
        )
        clock.advance(by: 1)
      }
      drag(1, to: 3)
      #expect(source.log.isEmpty)
      table.setEditing(true, animated: false)
      CATransaction.flush()
      let cell = table.cellForRow(at: [0, 1])
      #expect(cell?.contentView.frame.maxX == 276 && table.cellForRow(at: [0, 0])?.contentView.frame.maxX == 320)
      drag(1, to: 3)
      #expect(source.log == ["1 to 3"] && texts(table, 4) == ["a", "c", "d", "b"])
      #expect(table.cellForRow(at: [0, 3]) === cell && cell?.frame.minY == 150)
      drag(3, to: 0)
      #expect(source.log == ["1 to 3", "3 to 1"] && texts(table, 4) == ["a", "b", "c", "d"])
      drag(0, to: 2)
      drag(2, to: 2)
      #expect(source.log.count == 2)
      table.setEditing(false, animated: false)
      CATransaction.flush()
      #expect(cell?.contentView.frame.maxX == 320)
    }
  }
}
