import DioramaUI
import NibArchive
import Testing

/// Controllers that contain others, in code and out of archives.
@MainActor
@Suite struct ContainerTests {
  @Test func aStackInCode() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let stack = UINavigationController(rootViewController: first)
    #expect(stack.viewControllers == [first])
    #expect(first.parent === stack && stack.children == [first])
    #expect(stack.navigationBar.items?.map(\.title) == ["First"])
    stack.setViewControllers([second], animated: false)
    #expect(first.parent == nil && second.parent === stack)
    #expect(stack.topViewController === second)
    #expect(stack.navigationBar.delegate === stack)
  }

  @Test func anArchivedStack() throws {
    var nib = NibBuilder()
    let item = nib.node("UINavigationItem", ["UITitle": nib.text("Root")])
    let root = nib.node("UIViewController", ["UINavigationItem": .object(item)])
    let bar = nib.node("UINavigationBar", ["UIItems": nib.array([item])])
    let stack = nib.node(
      "UINavigationController",
      [
        "UIChildViewControllers": nib.array([root]), "UIViewControllers": nib.array([root]),
        "UINavigationBar": .object(bar), "UIToolbarShown": .bool(true),
      ]
    )
    nib.graph.append("UIDelegate", .object(stack), to: bar)
    nib.graph.append("UINavigationBar", .object(bar), to: item)
    nib.graph.append("UIParentViewController", .object(stack), to: root)
    nib.topLevel = [stack]
    let loaded = try #require(try load(nib) as? UINavigationController)
    let child = try #require(loaded.viewControllers.first)
    #expect(loaded.children == [child] && child.parent === loaded)
    #expect(loaded.navigationBar.delegate === loaded)
    #expect(loaded.navigationBar.topItem === child.navigationItem)
    #expect(!loaded.isToolbarHidden)
  }

  @Test func tabs() throws {
    var nib = NibBuilder()
    let item = nib.node("UITabBarItem", ["UITitle": nib.text("One")])
    let child = nib.node("UIViewController", ["UITabBarItem": .object(item)])
    let bar = nib.node("UITabBar", ["UIItems": nib.array([item])])
    nib.topLevel = [
      nib.node(
        "UITabBarController",
        [
          "UITabBar": .object(bar), "UIViewControllers": nib.array([child]),
          "UICustomizableViewControllers": nib.array([child]),
        ]
      )
    ]
    let loaded = try #require(try load(nib) as? UITabBarController)
    #expect(loaded.viewControllers?.first?.tabBarItem.title == "One")
    #expect(loaded.tabBar.items?.first === loaded.viewControllers?.first?.tabBarItem)
    #expect(loaded.customizableViewControllers?.count == 1)
    #expect(loaded.children.count == 1)
    let made = UITabBarController()
    made.viewControllers = [UIViewController(), UIViewController()]
    #expect(made.children.count == 2 && made.tabBar.items?.count == 2)
    made.viewControllers = nil
    #expect(made.children.isEmpty)
  }

  @Test func columnsAndPages() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.viewControllers = [UIViewController(), UIViewController()]
    #expect(split.style == .doubleColumn && split.children.count == 2)
    #expect(split.primaryEdge == .leading && split.presentsWithGesture)
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .vertical,
      options: [.interPageSpacing: 12.0]
    )
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(try UIRuntime.shared.classes.value(forKeyPath: "interPageSpacing", of: pages) as? CGFloat == 12)
  }

  @Test func controllersOfTablesAndCollections() {
    let table = UITableViewController(style: .insetGrouped)
    #expect(table.tableView.style == .insetGrouped)
    #expect(table.tableView.dataSource === table && table.tableView.delegate === table)
    #expect(table.tableView(table.tableView, numberOfRowsInSection: 0) == 0)
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionViewController(collectionViewLayout: layout)
    #expect(collection.collectionViewLayout === layout)
    #expect(collection.collectionView.collectionViewLayout === layout)
    #expect(collection.collectionView.dataSource === collection)
  }

  @Test func aContainerThatContainsItselfIsRefused() {
    var nib = NibBuilder()
    let inner = nib.node("UINavigationController")
    let outer = nib.node("UINavigationController", ["UIViewControllers": nib.array([inner])])
    nib.graph.append("UIViewControllers", nib.array([outer]), to: inner)
    nib.topLevel = [outer]
    let data = nib.data
    #expect(throws: NibLoadingError.self) { try UINib(data: data, bundle: nil).load(owner: nil) }
  }

  @Test func itemsAreMadeWhenTheyAreAskedFor() throws {
    let controller = UIViewController()
    controller.title = "T"
    #expect(try UIRuntime.shared.classes.value(forKeyPath: "navigationItem", of: controller) == nil)
    #expect(controller.navigationItem.title == "T")
    #expect(controller.tabBarItem.title == "T")
    #expect(controller.navigationItem === controller.navigationItem)
  }

  private func load(_ nib: NibBuilder) throws -> NSObject {
    try #require(UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first)
  }
}
