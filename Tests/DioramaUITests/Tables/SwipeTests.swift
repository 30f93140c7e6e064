import DioramaUI
import Foundation
import Testing

/// Rows under a finger that moves sideways.
@MainActor
@Suite struct SwipeTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["one", "two", "three"]
    var log: [String] = []
    var configuration: UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle == .delete) \(indexPath.row)")
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration }
    var older: [UITableViewRowAction]?
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
      older
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("begin") }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log.append("end") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
  }

  private func withTable(_ body: (UITableView, Source, UserDriver) -> Void) {
    withManualClock { _ in
      let window = shownWindow(CGSize(width: 320, height: 480))
      let table = UITableView(frame: window.bounds)
      let source = Source()
      table.rowHeight = 50
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
      CATransaction.flush()
      body(table, source, UserDriver(window))
    }
  }

  private func swipe(_ user: UserDriver, row: Int, by distance: CGFloat = 120) {
    let y = CGFloat(row) * 50 + 25
    user.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 300 - distance, y: y))
  }

  @Test("TB1: a swipe over a row that can be edited reveals the button that deletes") func tb1() {
    withTable { table, source, user in
      swipe(user, row: 0)
      #expect(source.log.isEmpty)
      swipe(user, row: 1)
      #expect(source.log == ["begin"] && table.contentOffset == .zero)
      user.tap(at: CGPoint(x: 300, y: 75))
      #expect(source.log == ["begin", "end", "commit true 1"] && source.names == ["one", "three"])
    }
  }

  @Test("TB8: actions as they were before configurations, where there is none") func tb8() {
    withTable { table, source, user in
      source.older = [
        UITableViewRowAction(style: .normal, title: "Archive") { action, path in
          source.log.append("\(action.title ?? "") \(path.row)")
        }
      ]
      swipe(user, row: 1)
      user.tap(at: CGPoint(x: 300, y: 75))
      #expect(source.log == ["begin", "Archive 1", "end"] || source.log == ["begin", "end", "Archive 1"])
      source.log = []
      source.configuration = UISwipeActionsConfiguration(actions: [])
      swipe(user, row: 1)
      #expect(source.log.isEmpty && source.names.count == 3)
    }
  }

  @Test("TB2: a touch beside the actions hides them and selects nothing") func tb2() {
    withTable { _, source, user in
      swipe(user, row: 1)
      user.tap(at: CGPoint(x: 50, y: 25))
      #expect(source.log == ["begin", "end"])
      user.tap(at: CGPoint(x: 50, y: 25))
      #expect(source.log == ["begin", "end", "select"])
    }
  }

  @Test("TB3: a delegate's actions take the place of the button, and a full swipe performs the first") func tb3() {
    withTable { _, source, user in
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        source.log.append("flag")
        done(true)
      }
      source.configuration = UISwipeActionsConfiguration(actions: [action])
      swipe(user, row: 1)
      user.tap(at: CGPoint(x: 300, y: 75))
      #expect(source.log == ["begin", "flag", "end"])
      source.log = []
      swipe(user, row: 1, by: 280)
      #expect(source.log == ["begin", "flag", "end"])
      source.configuration = UISwipeActionsConfiguration(actions: [])
      source.log = []
      swipe(user, row: 1)
      #expect(source.log.isEmpty)
    }
  }

  @Test("TB4: a finger that moves along the rows scrolls and swipes nothing") func tb4() {
    withTable { table, source, user in
      table.contentSize.height = 2000
      user.drag(from: CGPoint(x: 300, y: 125), to: CGPoint(x: 290, y: 80))
      #expect(source.log.isEmpty && table.contentOffset.y != 0)
    }
  }
}
