import DioramaUI
import Foundation
import Testing

/// Menus of what a finger stays on.
@MainActor
@Suite struct ContextMenuTests {
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard location.x < 50 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { [self] _ in log.append("copy") }])
      })
    }
  }

  private final class Rows: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row == 1 else { return nil }
      return UIContextMenuConfiguration(identifier: "one" as NSString) {
        nil
      } actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open") { [self] _ in log.append("open \(indexPath.row)") }])
      }
    }
  }

  @Test("MN5: a finger that stays on a view with an interaction shows its menu, and one beside nothing") func mn5() {
    withScreen { screen in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      let delegate = Delegate()
      let interaction = UIContextMenuInteraction(delegate: delegate)
      view.addInteraction(interaction)
      screen.window.addSubview(view)
      screen.window.isHidden = false
      #expect(view.interactions.count == 1 && interaction.view === view)
      screen.user.press(at: CGPoint(x: 180, y: 150), for: 1)
      #expect(!screen.user.canTap(labeled: "Copy"))
      screen.user.tap(at: CGPoint(x: 110, y: 150))
      #expect(!screen.user.canTap(labeled: "Copy"))
      screen.user.press(at: CGPoint(x: 110, y: 150), for: 1)
      screen.user.tap(labeled: "Copy")
      #expect(delegate.log == ["copy"])
      screen.user.press(at: CGPoint(x: 110, y: 150), for: 1)
      interaction.dismissMenu()
      #expect(!screen.user.canTap(labeled: "Copy"))
      view.removeInteraction(interaction)
      screen.user.press(at: CGPoint(x: 110, y: 150), for: 1)
      #expect(!screen.user.canTap(labeled: "Copy") && view.interactions.isEmpty && interaction.view == nil)
    }
  }

  @Test("MN6: a row has the menu that the delegate says, and is selected where there is none") func mn6() {
    withScreen { screen in
      let rows = Rows(style: .plain)
      rows.tableView.rowHeight = 50
      screen.window.rootViewController = rows
      screen.window.isHidden = false
      CATransaction.flush()
      @MainActor func center(ofRow row: Int) -> CGPoint {
        rows.tableView.convert(CGPoint(x: 50, y: CGFloat(row) * 50 + 25), to: screen.window)
      }
      screen.user.press(at: center(ofRow: 1), for: 1)
      screen.user.tap(labeled: "Open")
      #expect(rows.log == ["open 1"])
      screen.user.press(at: center(ofRow: 0), for: 1)
      #expect(!screen.user.canTap(labeled: "Open") && rows.log == ["open 1", "select 0"])
    }
  }
}
