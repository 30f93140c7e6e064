import DioramaUI
import NibArchive
import Testing

/// A screen whose buttons in bars do something.
@MainActor
private final class BarOwner: UIViewController {
  func save(_ sender: UIBarButtonItem) {}
}

/// Bars and their items, and recognizers on views.
@MainActor
@Suite struct BarStructureTests {
  private func load(_ nib: NibBuilder, owner: NSObject? = nil) throws -> NSObject {
    try #require(UINib(data: nib.data, bundle: nil).load(owner: owner).topLevelObjects.first)
  }

  @Test func aNavigationBar() throws {
    var nib = NibBuilder()
    let left = nib.node("UIBarButtonItem", ["UITitle": nib.text("L")])
    let right = nib.node("UIBarButtonItem", ["UIIsSystemItem": .bool(true), "UISystemItem": .integer(4)])
    let title = nib.node("UIView", ["UITag": .integer(1)])
    let item = nib.node(
      "UINavigationItem",
      [
        "UITitle": nib.text("Top"), "UITitleView": .object(title), "UILeftBarButtonItem": .object(left),
        "UIRightBarButtonItem": .object(right), "UIRightBarButtonItems": nib.array([right, left]),
      ]
    )
    let bar = nib.node("UINavigationBar", ["UIItems": nib.array([item])])
    nib.topLevel = [bar]
    let loaded = try #require(try load(nib) as? UINavigationBar)
    let top = try #require(loaded.topItem)
    #expect(top.title == "Top" && top.titleView?.tag == 1)
    #expect(top.leftBarButtonItems?.count == 1 && top.leftBarButtonItem?.title == "L")
    #expect(top.rightBarButtonItems?.count == 2)
    let system = try UIRuntime.shared.classes.value(
      forKeyPath: "barButtonSystemItem",
      of: #require(top.rightBarButtonItem)
    )
    #expect(system as? UIBarButtonItem.SystemItem == .add)
    #expect(loaded.backItem == nil)
  }

  @Test func theFirstItemIsReplacedAlone() {
    let item = UINavigationItem(title: "T")
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem(customView: UIView()))
    item.leftBarButtonItems = [first, second]
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == [second])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
    #expect(UINavigationItem().title == nil)
  }

  @Test func theActionOfAnItem() throws {
    UINib.register([
      NibClass(
        BarOwner.self,
        parent: UIViewController.self,
        actions: [NibAction("save:", BarOwner.save)]
      )
    ])
    let owner = BarOwner()
    var nib = NibBuilder()
    let proxy = nib.proxy("IBFilesOwner")
    let item = nib.node("UIBarButtonItem", ["UIEnabled": .bool(true)])
    nib.topLevel = [item]
    nib.connections.append(
      nib.node(
        "UIRuntimeEventConnection",
        ["UILabel": nib.text("save:"), "UISource": .object(item), "UIDestination": .object(proxy)]
      )
    )
    let loaded = try #require(try load(nib, owner: owner) as? UIBarButtonItem)
    #expect(loaded.target === owner)
    #expect(loaded.action == Selector("save:"))
    let made = UIBarButtonItem(barButtonSystemItem: .done, target: owner, action: Selector("save:"))
    #expect(made.target === owner && made.action == loaded.action)
    #expect(UIBarButtonItem(title: "A", style: .done, target: nil, action: nil).title == "A")
  }

  @Test func theItemsOfOtherBars() throws {
    var nib = NibBuilder()
    let item = nib.node("UITabBarItem", ["UITitle": nib.text("One"), "UITag": .integer(3)])
    nib.topLevel = [nib.node("UITabBar", ["UIItems": nib.array([item])])]
    let bar = try #require(try load(nib) as? UITabBar)
    #expect(bar.items?.map(\.tag) == [3])
    var other = NibBuilder()
    let button = other.node("UIBarButtonItem", ["UITag": .integer(8)])
    other.topLevel = [other.node("UIToolbar", ["UIItems": other.array([button])])]
    #expect((try load(other) as? UIToolbar)?.items?.map(\.tag) == [8])
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 2).tag == 2)
  }

  @Test func recognizersThroughAnOutletCollection() throws {
    var nib = NibBuilder()
    let view = nib.node("UIView")
    let (tap, swipe) = (nib.node("UITapGestureRecognizer"), nib.node("UISwipeGestureRecognizer"))
    nib.topLevel = [view, tap, swipe]
    nib.connections.append(
      nib.node(
        "UIRuntimeOutletCollectionConnection",
        [
          "UILabel": nib.text("gestureRecognizers"), "UISource": .object(view),
          "UIDestination": nib.array([tap, swipe]), "addsContentToExistingCollection": .bool(true),
        ]
      )
    )
    let loaded = try #require(try load(nib) as? UIView)
    #expect(loaded.gestureRecognizers?.count == 2)
    #expect(loaded.gestureRecognizers?.first is UITapGestureRecognizer)
    #expect(loaded.gestureRecognizers?.allSatisfy { $0.view === loaded } == true)
  }

  @Test func theTouchesOfARecognizer() throws {
    let decoded = try NibBuilder.load("UIPanGestureRecognizer") { _ in
      ["UIGestureRecognizer.allowedTouchTypes": .integer(5)]
    }
    #expect((decoded as? UIPanGestureRecognizer)?.allowedTouchTypes == [0, 2])
    #expect(UIPanGestureRecognizer().allowedTouchTypes == [0, 1, 2, 3])
    #expect(UIPanGestureRecognizer().requiresExclusiveTouchType)
  }

  @Test func whatAssistiveSoftwareIsToldOfAnItem() throws {
    var nib = NibBuilder()
    let item = nib.node("UIBarButtonItem")
    nib.topLevel = [item]
    nib.accessibility = [
      nib.node(
        "UIRuntimeAccessibilityConfiguration",
        ["UIAccessibileObject": .object(item), "UIAccessibilityIdentifier": nib.text("save")]
      )
    ]
    let loaded = try #require(try load(nib) as? UIBarButtonItem)
    #expect(loaded.accessibilityIdentifier == "save")
    #expect(loaded.accessibilityTraits == .button && loaded.isAccessibilityElement)
  }
}
