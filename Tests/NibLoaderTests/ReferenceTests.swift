import Foundation
import NibArchive
import NibLoader
import Testing

@MainActor
struct ReferenceTests {
  private func load(_ make: (inout NibBuilder) -> [NibBuilder.Node]) throws -> [TestNode] {
    var nib = NibBuilder()
    nib.topLevel = make(&nib)
    return try NibBuilder.instantiator().instantiate(nib.archive()).topLevelObjects.compactMap { $0 as? TestNode }
  }

  private func parentAndChild(_ nib: inout NibBuilder, announces: Bool) -> [NibBuilder.Node] {
    let (parent, child) = (nib.node("parent"), nib.node("child"))
    nib.graph.append("announces", .bool(announces), to: parent)
    nib.graph.append("children", .object(nib.graph.array("NSArray", [child])), to: parent)
    nib.graph.append("back", .object(parent), to: child)
    nib.graph.append("late", .object(parent), to: child)
    return [parent]
  }

  @Test func anAnnouncedObjectIsKnownToWhatItDecodes() throws {
    let parent = try #require(load { parentAndChild(&$0, announces: true) }.first)
    #expect(parent.children.first?.backReference === parent)
    #expect(parent.children.first?.lateReference === parent)
  }

  @Test func anUnannouncedObjectIsKnownAfterwards() throws {
    let parent = try #require(load { parentAndChild(&$0, announces: false) }.first)
    #expect(parent.children.first?.backReference == nil)
    #expect(parent.children.first?.lateReference === parent)
  }

  @Test func aSharedArrayLacksNobodyInTheEnd() throws {
    let nodes = try load { nib in
      let (first, second) = (nib.node("first"), nib.node("second"))
      let shared = nib.graph.array("NSMutableArray", [first, second])
      nib.graph.append("children", .object(shared), to: first)
      nib.graph.append("back", .object(shared), to: second)
      let third = nib.node("third")
      nib.graph.append("back", .object(shared), to: third)
      return [first, third]
    }
    #expect(nodes.first?.children.map(\.name) == ["second"])
    #expect((nodes.last?.backReference as? NSArray)?.count == 2)
  }

  @Test func anArrayMayHoldItself() throws {
    let nodes = try load { nib in
      let node = nib.node("node")
      let array = nib.graph.makeNode("NSArray")
      nib.graph.append("NSInlinedValue", .bool(true), to: array)
      nib.graph.append("UINibEncoderEmptyKey", .object(array), to: array)
      nib.graph.append("UINibEncoderEmptyKey", .object(node), to: array)
      nib.graph.append("back", .object(array), to: node)
      return [node, array]
    }
    #expect((nodes.first?.backReference as? NSArray)?.count == 0)
  }

  @Test func anObjectThatDeclinesIsNil() throws {
    let nodes = try load { nib in
      let (parent, child) = (nib.node("parent"), nib.node("child"))
      nib.graph.append("announces", .bool(true), to: child)
      nib.graph.append("declines", .bool(true), to: child)
      nib.graph.append("back", .object(child), to: parent)
      return [parent, child]
    }
    #expect(nodes.count == 1)
    #expect(nodes.first?.backReference == nil)
  }

  @Test func anObjectDecodesOnce() throws {
    let nodes = try load { nib in
      let (parent, child) = (nib.node("parent"), nib.node("child"))
      nib.graph.append("children", .object(nib.graph.array("NSArray", [child, child])), to: parent)
      return [parent, child]
    }
    #expect(nodes[0].children[0] === nodes[0].children[1])
    #expect(nodes[0].children[0] === nodes[1])
  }
}
