import Foundation
import Testing

@testable import DioramaUI

/// What lies behind the items of bars.
@MainActor
@Suite struct BarGroundTests {
  @Test("BA3: what lies behind a navigation controller's bar reaches under the status bar, and no further")
  func ba3() {
    withManualClock { _ in
      let before = UIRuntime.shared.screenSafeAreaInsets
      UIRuntime.shared.screenSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      defer { UIRuntime.shared.screenSafeAreaInsets = before }
      let window = UIWindow(frame: UIRuntime.shared.screenBounds)
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(stack.navigationBar.groundReach == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
      let loose = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 300, height: 44))
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: window.bounds.maxY - 34 - 44, width: 300, height: 44))
      let far = UIToolbar(frame: CGRect(x: 0, y: 300, width: 300, height: 44))
      for bar in [loose, toolbar, far] { window.addSubview(bar) }
      window.layoutIfNeeded()
      #expect(loose.groundReach == .zero && far.groundReach == .zero)
      #expect(toolbar.groundReach == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
  }

  /// A table of rows in a stack of screens in a tab bar controller, which fill the window.
  @MainActor
  private struct Screens {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableViewController(style: .plain)
    let source = Rows()
    let stack: UINavigationController
    let tabs = UITabBarController()

    init(rows: Int) {
      source.count = rows
      table.tableView.dataSource = source
      stack = UINavigationController(rootViewController: table)
      stack.navigationBar.barTintColor = .red
      tabs.viewControllers = [stack]
      tabs.tabBar.barTintColor = .blue
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      settle()
    }

    func settle() {
      window.layoutIfNeeded()
      window.layoutIfNeeded()
    }
  }

  @MainActor
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test(
    "BA5: bars of containers are clear while content ends at their edge, and have their color once it is below them"
  )
  func ba5() {
    withManualClock { _ in
      let screens = Screens(rows: 40)
      let (bar, tabBar, table) = (screens.stack.navigationBar, screens.tabs.tabBar, screens.table.tableView!)
      #expect(bar.ground.color == .clear, "The first row is below the bar.")
      #expect(!tabBar.isAtScrollEdge, "Rows go on below the tab bar.")
      table.contentOffset.y += 1
      #expect(bar.ground.color == .red)
      table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
      #expect(tabBar.isAtScrollEdge)
      table.contentOffset.y -= 1
      #expect(!tabBar.isAtScrollEdge)
    }
  }

  @Test("BA5: content that is too short to scroll, and screens without a scroll view, leave bars clear")
  func ba5ShortContent() {
    withManualClock { _ in
      let screens = Screens(rows: 2)
      #expect(screens.stack.navigationBar.isAtScrollEdge && screens.tabs.tabBar.isAtScrollEdge)
      screens.source.count = 40
      screens.table.tableView.reloadData()
      screens.settle()
      #expect(!screens.tabs.tabBar.isAtScrollEdge)
      screens.table.tableView.contentOffset.y += 100
      #expect(!screens.stack.navigationBar.isAtScrollEdge)
      screens.stack.pushViewController(UIViewController(), animated: false)
      screens.settle()
      #expect(screens.stack.navigationBar.isAtScrollEdge && screens.tabs.tabBar.isAtScrollEdge)
      screens.stack.popViewController(animated: false)
      screens.settle()
      #expect(!screens.stack.navigationBar.isAtScrollEdge && !screens.tabs.tabBar.isAtScrollEdge)
    }
  }

  @Test("BA6: the look at the edge is scrollEdgeAppearance; what the item on top says of itself counts more")
  func ba6() {
    withManualClock { _ in
      @MainActor func look(_ color: UIColor) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.backgroundColor = color
        return look
      }
      let screens = Screens(rows: 40)
      let bar = screens.stack.navigationBar
      bar.standardAppearance = look(.green)
      #expect(bar.ground.color == .clear, "The usual look is shown with a clear background.")
      bar.scrollEdgeAppearance = look(.yellow)
      #expect(bar.ground.color == .yellow)
      screens.table.navigationItem.scrollEdgeAppearance = look(.orange)
      #expect(bar.ground.color == .orange)
      screens.table.tableView.contentOffset.y += 50
      #expect(bar.ground.color == .green)
      screens.table.navigationItem.standardAppearance = look(.purple)
      #expect(bar.ground.color == .purple)
      let loose = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      loose.scrollEdgeAppearance = look(.yellow)
      loose.barTintColor = .red
      #expect(loose.ground.color == .red, "A bar that no navigation controller manages ignores it.")
    }
  }

  @Test("BA7: a controller names the scroll view that its bars follow")
  func ba7() {
    withManualClock { _ in
      let screens = Screens(rows: 2)
      let controller = UIViewController()
      let (first, second) = (UIScrollView(frame: screens.window.bounds), UIScrollView(frame: screens.window.bounds))
      for scroll in [first, second] {
        scroll.contentSize = CGSize(width: 320, height: 2_000)
        controller.view.addSubview(scroll)
      }
      screens.stack.pushViewController(controller, animated: false)
      screens.settle()
      #expect(controller.contentScrollView(for: .top) === first)
      second.contentOffset.y += 20
      #expect(screens.stack.navigationBar.isAtScrollEdge)
      controller.setContentScrollView(second, for: [.top, .bottom])
      screens.settle()
      #expect(controller.contentScrollView(for: .top) === second)
      #expect(!screens.stack.navigationBar.isAtScrollEdge)
      first.contentOffset.y += 20
      second.contentOffset.y -= 20
      #expect(screens.stack.navigationBar.isAtScrollEdge)
    }
  }
}
