import DioramaUI
import Foundation
import NibArchive
import Testing

/// Containers out of archives, as the roots of windows.
@MainActor
@Suite struct ArchivedContainerTests {
  @Test func aStackShowsItsTop() throws {
    var nib = NibBuilder()
    let pages = ["Below", "Top"].map { nib.node("UIViewController", ["UITitle": nib.text($0)]) }
    nib.topLevel = [nib.node("UINavigationController", ["UIViewControllers": nib.array(pages)])]
    let stack = try #require(try load(nib) as? UINavigationController)
    withScreen { screen in
      screen.show(stack)
      #expect(stack.topViewController?.title == "Top" && stack.topViewController?.view.window === screen.window)
      #expect(stack.viewControllers.first?.isViewLoaded == false)
      #expect(stack.navigationBar.topItem?.title == "Top" && stack.navigationBar.window === screen.window)
      screen.user.tapBack(in: stack.navigationBar)
      screen.clock.advance(by: 0.5)
      #expect(stack.topViewController?.title == "Below")
    }
  }

  @Test func tabsShowTheFirst() throws {
    var nib = NibBuilder()
    let pages = ["One", "Two"].map { nib.node("UIViewController", ["UITitle": nib.text($0)]) }
    nib.topLevel = [nib.node("UITabBarController", ["UIViewControllers": nib.array(pages)])]
    let tabs = try #require(try load(nib) as? UITabBarController)
    withScreen { screen in
      screen.show(tabs)
      #expect(tabs.selectedIndex == 0 && tabs.selectedViewController?.view.window === screen.window)
      screen.user.tap(at: CGPoint(x: 300, y: 775))
      #expect(tabs.selectedViewController?.title == "Two")
    }
  }

  @Test func columnsByOrder() throws {
    var nib = NibBuilder()
    let pages = ["One", "Two"].map { nib.node("UIViewController", ["UITitle": nib.text($0)]) }
    nib.topLevel = [
      nib.node(
        "UISplitViewController",
        ["UIViewControllers": nib.array(pages), "UISplitViewControllerStyle": .integer(1)]
      )
    ]
    let split = try #require(try load(nib) as? UISplitViewController)
    withScreen(CGSize(width: 900, height: 600)) { screen in
      screen.show(split)
      #expect(split.viewController(for: .secondary)?.title == "Two")
      #expect(split.viewControllers.map { $0.view.window != nil } == [true, true])
    }
  }

  @Test func aTitleReachesTheItems() {
    let page = UIViewController()
    (page.navigationItem.title, page.tabBarItem.title) = ("a", "b")
    page.title = "Title"
    #expect(page.navigationItem.title == "Title" && page.tabBarItem.title == "Title")
    #expect(UINavigationController(rootViewController: page).tabBarItem === page.tabBarItem)
  }

  private func load(_ nib: NibBuilder) throws -> NSObject {
    try #require(UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first)
  }
}
