import DioramaUI
import Foundation
import Testing

/// Search bars that scrolling hides.
@MainActor
@Suite struct SearchBarScrollingTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: "row")
    }
  }

  private func show(hides: Bool, _ body: (UINavigationController, Rows, UserDriver, ManualClock) -> Void) {
    withScreen { screen in
      let rows = Rows(style: .plain)
      rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
      rows.navigationItem.hidesSearchBarWhenScrolling = hides
      let stack = UINavigationController(rootViewController: rows)
      screen.window.rootViewController = stack
      screen.window.isHidden = false
      screen.clock.advance(by: 0)
      body(stack, rows, UserDriver(screen.window), screen.clock)
    }
  }

  @Test("SE6: a search bar that scrolling hides is seen at the top of the content only") func se6() {
    show(hides: true) { stack, rows, user, clock in
      let (bar, table) = (stack.navigationBar, rows.tableView)
      let whole = bar.frame.height
      let search = rows.navigationItem.searchController?.searchBar
      let height = search?.frame.height ?? 0
      #expect(height > 30 && table?.contentOffset.y == -(table?.adjustedContentInset.top ?? 0))
      user.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
      clock.advance(by: 3)
      CATransaction.flush()
      #expect(bar.frame.height == whole - height && search?.isHidden == true)
      #expect(table?.adjustedContentInset.top == bar.frame.maxY)
      user.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 780))
      clock.advance(by: 3)
      CATransaction.flush()
      #expect(bar.frame.height == whole && search?.isHidden == false && search?.frame.height == height)
      #expect(table?.contentOffset.y == -whole - (stack.view.safeAreaInsets.top))
    }
  }

  @Test("SE7: a search bar that scrolling does not hide stays") func se7() {
    show(hides: false) { stack, rows, user, clock in
      let whole = stack.navigationBar.frame.height
      user.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
      clock.advance(by: 3)
      CATransaction.flush()
      #expect(stack.navigationBar.frame.height == whole && rows.tableView.contentOffset.y > 0)
    }
  }
}
