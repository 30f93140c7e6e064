import DioramaUI
import Foundation
import Testing

/// Controllers behind tabs.
@MainActor
@Suite struct TabTests {
  @Test func aSwitchTellsTheNewOneFirst() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      screen.show(tabs)
      #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a && !b.isViewLoaded)
      #expect(a.tabBarController === tabs && tabs.tabBar.selectedItem === a.tabBarItem)
      tabs.selectedIndex = 1
      #expect(screen.log == ["B viewDidLoad", "B viewWillAppear", "A viewWillDisappear"])
      CATransaction.flush()
      #expect(screen.log == ["A viewDidDisappear", "B viewDidAppear"])
      #expect(b.view.window === screen.window && a.view.window == nil)
      tabs.selectedIndex = 7
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func tapsSelect() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      a.title = "One"
      b.title = "Two"
      let tabs = LoggingTabs()
      tabs.journal = screen.journal
      tabs.viewControllers = [a, b]
      let listener = TabListener(screen.journal)
      tabs.delegate = listener
      screen.show(tabs)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 751, width: 400, height: 49))
      #expect(a.view.safeAreaInsets.bottom == 49)
      screen.user.tap(at: CGPoint(x: 300, y: 775))
      #expect(tabs.selectedViewController === b)
      #expect(
        screen.log == [
          "should B", "tapped Two", "B viewDidLoad", "B viewWillAppear", "A viewWillDisappear", "did B",
          "A viewDidDisappear", "B viewDidAppear",
        ]
      )
      listener.allows = false
      screen.user.tap(a.tabBarItem)
      #expect(tabs.selectedIndex == 1 && screen.log == ["should A"])
      a.tabBarItem.isEnabled = false
      listener.allows = true
      CATransaction.flush()
      screen.user.tap(a.tabBarItem, expecting: .noHit)
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func theSelectedTabGoesBackToItsRoot() {
    withScreen { screen in
      let root = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      root.title = "Root"
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UIViewController()]
      screen.show(tabs)
      #expect(tabs.tabBar.items?.first?.title == "Root")
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
      stack.pushViewController(UIViewController(), animated: false)
      CATransaction.flush()
      screen.user.tap(stack.tabBarItem)
      screen.clock.advance(by: 0.5)
      #expect(stack.viewControllers == [root])
    }
  }

  @Test func aPushMayHideTheBar() {
    withScreen { screen in
      let stack = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      screen.show(tabs)
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      stack.pushViewController(pushed, animated: false)
      CATransaction.flush()
      #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 0)
      stack.popViewController(animated: false)
      CATransaction.flush()
      #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minY == 751)
    }
  }

  @Test func otherTabs() {
    withScreen { screen in
      let all = ["A", "B", "C", "D", "E", "F"].map { screen.controller($0) }
      let tabs = UITabBarController()
      #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
      tabs.viewControllers = all
      screen.show(tabs)
      screen.user.tap(all[5].tabBarItem)
      #expect(tabs.selectedIndex == 5)
      tabs.viewControllers = [all[5], all[0]]
      #expect(tabs.selectedIndex == 0)
      screen.journal.entries = []
      tabs.viewControllers = [all[0], all[1]]
      CATransaction.flush()
      #expect(tabs.selectedViewController === all[0] && all[5].parent == nil && all[5].view.window == nil)
      #expect(all[0].view.window === screen.window)
    }
  }

  @Test func tabsAreReleased() {
    weak var gone: UITabBarController?
    weak var child: UIViewController?
    withScreen { screen in
      let tabs = UITabBarController()
      let first = UIViewController()
      tabs.viewControllers = [first, UIViewController()]
      (gone, child) = (tabs, first)
      screen.show(tabs)
      screen.user.tap(at: CGPoint(x: 300, y: 775))
    }
    #expect(gone == nil && child == nil)
  }

  @Test func aBarOfItsOwn() {
    withScreen { screen in
      let root = UIViewController()
      screen.show(root)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      let items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      let listener = BarListener()
      bar.items = items
      bar.delegate = listener
      root.view.addSubview(bar)
      #expect(bar.selectedItem == nil)
      screen.user.tap(at: CGPoint(x: 150, y: 20))
      #expect(bar.selectedItem === items[1] && listener.tags == [1])
      bar.items = [items[0]]
      #expect(bar.selectedItem == nil)
    }
  }
}

/// Writes the taps that it is told of.
@MainActor
private final class LoggingTabs: UITabBarController {
  var journal: Journal?

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    journal?.write("tapped \(item.title ?? "")")
  }
}

@MainActor
private final class TabListener: NSObject, UITabBarControllerDelegate {
  let journal: Journal
  var allows = true

  init(_ journal: Journal) { self.journal = journal }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.write("should \((viewController as? LoggingController)?.name ?? "?")")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    journal.write("did \((viewController as? LoggingController)?.name ?? "?")")
  }
}

@MainActor
private final class BarListener: NSObject, UITabBarDelegate {
  var tags: [Int] = []

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
}
