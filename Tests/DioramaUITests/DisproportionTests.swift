import DioramaUI
import NibArchive
import NibLoader
import Testing

/// Small nibs in which very many views share what only few should, or hold very many of what is seldom more than one.
@MainActor
@Suite struct DisproportionTests {
  private typealias Node = NibBuilder.Node

  private func load(_ nib: NibBuilder) throws(NibLoadingError) -> NibInstance {
    try NibInstantiator(classes: UIRuntime.shared.classes).instantiate(nib.archive())
  }

  /// A nib of objects of a class that all have the same object under a key, and an object around that, if there is to be one.
  private func nib(_ className: String, _ count: Int, sharing key: String, _ shared: Node, _ nib: NibBuilder)
    -> NibBuilder
  {
    var nib = nib
    nib.topLevel = (0..<count).map { _ in nib.node(className, [key: .object(shared)]) }
    nib.objects = nib.topLevel
    return nib
  }

  private func expectTooMany(_ nib: NibBuilder) {
    let error = #expect(throws: NibLoadingError.self) { try load(nib) }
    #expect(error?.description.contains("too many objects share one list") == true, "\(String(describing: error))")
  }

  @Test("Dictionaries that very many objects share")
  func sharedDictionaries() {
    let count = 6_000
    var start = NibBuilder()
    let content = start.node("UIButtonContent")
    let numbers = (0..<count).map { (start.graph.number(integer: $0), content) }
    let states = start.graph.dictionary("NSDictionary", numbers)
    expectTooMany(nib("UIButton", count, sharing: "UIButtonStatefulContent", states, start))

    start = NibBuilder()
    let text = start.graph.string("text")
    let texts = start.graph.dictionary("NSDictionary", (0..<count).map { (start.graph.string("key\($0)"), text) })
    expectTooMany(nib("UIFontDescriptor", count, sharing: "UIFontDescriptorAttributes", texts, start))
    let table = "UIExternalObjectsTableForViewLoading"
    expectTooMany(nib("UIViewController", count, sharing: table, texts, start))
    expectTooMany(nib("UITableView", count, sharing: "UITableViewCellPrototypeNibs", texts, start))
  }

  @Test("Lists and sets that very many objects share")
  func sharedLists() {
    let count = 20_000
    var start = NibBuilder()
    let texts = (0..<count).map { start.graph.string("title \($0)") }
    let list = start.graph.array("NSArray", texts)
    expectTooMany(nib("UISearchBar", count / 10, sharing: "UIScopeButtonTitles", list, start))
    let set = start.graph.set("NSSet", texts)
    expectTooMany(nib("_UITraitStorageList", count, sharing: "UIDescendants", set, start))
  }

  @Test("Views that two views hold stay with the first")
  func sharedViews() throws {
    var nib = NibBuilder()
    let list = nib.array((0..<30_000).map { _ in nib.node("UIView") })
    nib.topLevel = (0..<2).map { _ in nib.node("UIView", ["UISubviews": list]) }
    nib.objects = nib.topLevel
    let views = try load(nib).topLevelObjects.compactMap { $0 as? UIView }
    #expect(views.map(\.subviews.count) == [30_000, 0])
  }

  @Test("So do constraints, layout guides and recognizers")
  func sharedParts() throws {
    let count = 30_000
    var nib = NibBuilder()
    let item = nib.node("UIView")
    let constraints = nib.array(
      (0..<count).map { _ in
        nib.node("NSLayoutConstraint", ["NSFirstItem": .object(item), "NSFirstAttribute": .integer(7)])
      }
    )
    let guides = nib.array((0..<count).map { _ in nib.node("UILayoutGuide") })
    let recognizers = nib.array((0..<count).map { _ in nib.node("UITapGestureRecognizer") })
    nib.topLevel = (0..<2).map { _ in
      nib.node(
        "UIView",
        ["UIViewAutolayoutConstraints": constraints, "UIViewLayoutGuides": guides, "gestureRecognizers": recognizers]
      )
    }
    nib.objects = nib.topLevel
    let views = try load(nib).topLevelObjects.compactMap { $0 as? UIView }
    #expect(views.map(\.constraints.count) == [count, 0])
    #expect(views.map(\.layoutGuides.count) == [count, 0])
    #expect(views.map { $0.gestureRecognizers?.count } == [count, nil])
  }

  @Test("Very many actions of one control")
  func actions() throws {
    let count = 40_000
    var nib = NibBuilder()
    let (button, other) = (nib.node("UIButton"), nib.node("UIView"))
    nib.topLevel = [button, other]
    nib.objects = nib.topLevel
    for index in 0..<count { nib.connect(action: "tap\(index):", from: button, to: other, mask: 64) }
    nib.connect(action: "tap3:", from: button, to: other, mask: 1)
    let instance = try load(nib)
    let live = try #require(instance.topLevelObjects.first as? UIButton)
    let target = instance.topLevelObjects.last
    #expect(live.actions(forTarget: target, forControlEvent: .touchUpInside)?.count == count)
    #expect(live.actions(forTarget: target, forControlEvent: .touchDown) == ["tap3:"])
    live.removeTarget(target, action: "tap5:", for: .allEvents)
    live.addTarget(target, action: "tap3:", for: .valueChanged)
    live.addTarget(target, action: "tap5:", for: .valueChanged)
    #expect(live.actions(forTarget: target, forControlEvent: .valueChanged) == ["tap3:", "tap5:"])
    #expect(live.actions(forTarget: target, forControlEvent: .touchUpInside)?.count == count - 1)
  }
}
