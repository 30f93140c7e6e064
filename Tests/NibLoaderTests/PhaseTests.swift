import Foundation
import NibArchive
import NibLoader
import Testing

@MainActor
struct PhaseTests {
  /// A parent with a child, an owner, a custom object, a runtime attribute and a collection.
  private func nib() -> NibArchive {
    var nib = NibBuilder()
    let owner = nib.proxy("IBFilesOwner")
    let responder = nib.proxy("IBFirstResponder")
    let child = nib.node("child")
    let parent = nib.node("parent")
    nib.graph.append("children", .object(nib.graph.array("NSMutableArray", [child])), to: parent)
    let store = nib.swapped("_TtC14NibLoaderTests9TestStore", original: "UICustomObject")
    nib.topLevel = [owner, responder, parent, store]
    nib.objects = [owner, responder, parent, child, store]
    nib.connect("all", from: owner, toAll: [parent, child])
    nib.connect("root", from: owner, to: parent)
    nib.connect("node", from: store, to: child)
    nib.connect(action: "tap:", from: child, to: parent, mask: 64)
    nib.connect(action: "done:", from: parent, to: responder, mask: nil)
    nib.set("title", of: child, to: nib.graph.string("Hi"))
    let settings = nib.graph.makeNode("UIRuntimeAccessibilityConfiguration")
    nib.graph.append("UIAccessibileObject", .object(store), to: settings)
    nib.graph.append("UIAccessibilityLabel", .object(nib.graph.string("Store")), to: settings)
    nib.graph.append("UIAccessibilityTraits", .object(nib.graph.number(integer: 8)), to: settings)
    nib.accessibility = [settings]
    return nib.archive()
  }

  @Test("NIB-1, NIB-2, NIB-4, NIB-5, NIB-10: objects, attributes, connections in the nib's order, then awakeFromNib")
  func phasesComeInOrder() throws {
    let owner = TestOwner()
    var instance: NibInstance?
    let journal = try Journal.recording {
      instance = try NibBuilder.instantiator().instantiate(nib(), owner: owner)
    }
    #expect(
      journal == [
        "parent.init", "child.init", "child.decoded ", "parent.decoded child", "store.init",
        "child.title",
        "owner.all 2", "owner.root", "store.node", "child.connect tap:", "parent.connect done:",
        "store.accessibility",
        "parent.awake", "child.awake", "store.awake",
      ]
    )
    let loaded = try #require(instance)
    #expect(loaded.topLevelObjects.count == 2)
    #expect(loaded.topLevelObjects.first === owner.root)
    #expect(loaded.objects.count == 3)
    #expect(loaded.report.isEmpty)
  }

  @Test("NIB-8: a connection to the first responder has no target") func connectionsReachTheirEnds() throws {
    let owner = TestOwner()
    let instance = try NibBuilder.instantiator().instantiate(nib(), owner: owner)
    let parent = try #require(owner.root)
    let child = try #require(parent.children.first)
    let store = try #require(instance.topLevelObjects.last as? TestStore)
    #expect(child.title == "Hi")
    #expect(store.node === child)
    #expect(store.accessibility == NibAccessibilityConfiguration(label: "Store", traits: 8))
    #expect(child.connectedActions.first?.target === parent)
    #expect(child.connectedActions.first?.mask == 64)
    #expect(parent.connectedActions.first?.target == nil)
    #expect(parent.connectedActions.first?.mask == nil)
  }

  @Test("NIB-11: without an owner its connections are dropped") func withoutAnOwnerItsConnectionsAreDropped() throws {
    let instance = try NibBuilder.instantiator().instantiate(nib())
    #expect(instance.topLevelObjects.count == 2)
  }

  @Test("NIB-11: every loading makes new objects") func everyLoadingMakesNewObjects() throws {
    let (first, second) = (TestOwner(), TestOwner())
    let archive = nib()
    _ = try NibBuilder.instantiator().instantiate(archive, owner: first)
    _ = try NibBuilder.instantiator().instantiate(bytes: archive.encoded(), owner: second)
    #expect(first.root !== second.root)
  }

  @Test func aStandInTakesEverything() throws {
    let owner = NibStandIn()
    _ = try NibBuilder.instantiator().instantiate(nib(), owner: owner)
    #expect(owner.outlets["all"]?.count == 2)
    #expect((owner.outlets["root"]?.first as? TestNode)?.name == "parent")
    #expect(NibBuilder.classes.perform("anything:", on: owner, sender: nil))
    #expect(owner.performedActions == ["anything:"])
  }

  @Test("NIB-19: nothing stays alive that nobody holds") func nothingStaysAliveThatNobodyHolds() throws {
    weak var parent: TestNode?
    do {
      let instance = try NibBuilder.instantiator().instantiate(nib())
      parent = instance.topLevelObjects.first as? TestNode
      #expect(parent != nil)
    }
    #expect(parent == nil)
  }
}
