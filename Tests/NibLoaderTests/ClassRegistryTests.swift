import Foundation
import NibArchive
import NibLoader
import Testing

@MainActor
struct ClassRegistryTests {
  private func node(_ name: String) throws -> TestNode {
    var nib = NibBuilder()
    nib.topLevel = [nib.node(name)]
    let instance = try NibBuilder.instantiator().instantiate(nib.archive())
    return try #require(instance.topLevelObjects.first as? TestNode)
  }

  @Test(arguments: ["TestLeaf", "NibLoaderTests.TestLeaf", "_TtC14NibLoaderTests8TestLeaf"])
  func classesAreFoundByTheirNames(name: String) {
    #expect(NibBuilder.classes.row(named: name)?.type == TestLeaf.self)
  }

  @Test(
    arguments: [
      "", "_TtC", "_TtC99Foo", "_TtC3Foo", "_TtCC3Foo3Bar", "_TtC3Foo3BarX", "_TtC0", "Foo.TestLeaf", "_TtC-1Foo",
      "_TtC99999999999999999999Foo",
    ])
  func otherNamesFindNothing(name: String) {
    #expect(NibBuilder.classes.row(named: name) == nil)
  }

  @Test func theFirstClassKeepsTheShortName() {
    var classes = NibBuilder.classes
    classes.register(NibClass(TestStore.self, parent: nil, name: "Other.TestNode", make: TestStore.init))
    #expect(classes.row(named: "TestNode")?.type == TestNode.self)
    #expect(classes.row(named: "Other.TestNode")?.type == TestStore.self)
  }

  @Test func actionsTakeWhatTheyDeclare() throws {
    let (target, sender) = (try node("target"), try node("sender"))
    let classes = NibBuilder.classes
    #expect(classes.perform("tap:", on: target, sender: sender))
    #expect(classes.perform("refresh", on: target, sender: nil))
    #expect(classes.perform("drag:event:", on: target, sender: sender, event: "move"))
    #expect(target.performed == ["tap sender", "refresh", "drag move"])
    #expect(!classes.perform("tap:", on: target, sender: TestStyle()))
    #expect(!classes.perform("tap:", on: target, sender: nil))
    #expect(!classes.perform("unknown:", on: target, sender: sender))
    #expect(classes.hasAction("tap:", on: target))
    #expect(!classes.hasAction("unknown:", on: target))
    #expect(classes.perform("done:", on: TestOwner(), sender: nil))
  }

  @Test func twoRowsOfAClassAddUp() throws {
    var classes = NibBuilder.classes
    classes.register(NibClass(TestOwner.self, parent: nil, outlets: [NibOutlet("other", \TestOwner.root)]))
    let owner = TestOwner()
    #expect(classes.hasAction("done:", on: owner))
    let first = try classes.value(forKeyPath: "store", of: owner)
    let second = try classes.value(forKeyPath: "other", of: owner)
    #expect(first == nil && second == nil)
  }

  @Test func anUnregisteredSubclassUsesItsSuperclass() throws {
    final class Unregistered: NSObject, NibAwaking { func awakeFromNib() {} }
    #expect(NibBuilder.classes.row(of: Unregistered()) == nil)
    var classes = NibClassRegistry([TestNode.nibClass])
    var nib = NibBuilder()
    nib.topLevel = [nib.node("leaf", className: "TestLeaf")]
    let leaf = try #require(try NibBuilder.instantiator().instantiate(nib.archive()).topLevelObjects.first)
    #expect(classes.row(of: leaf)?.type == TestNode.self)
    classes.register(TestLeaf.leafClass)
    #expect(classes.row(of: leaf)?.type == TestLeaf.self)
  }

  @Test func parentsInACircleEnd() throws {
    let classes = NibClassRegistry([
      NibClass(TestNode.self, parent: TestStore.self), NibClass(TestStore.self, parent: TestNode.self),
    ])
    #expect(!classes.hasAction("tap:", on: TestStore()))
  }
}
