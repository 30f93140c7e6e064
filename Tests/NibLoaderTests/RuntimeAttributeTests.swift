import Foundation
import NibArchive
import NibLoader
import Testing

@MainActor
struct RuntimeAttributeTests {
  private func node(
    className: String = "TestNode",
    _ make: (inout NibBuilder, NibBuilder.Node) -> Void
  ) throws -> TestNode {
    var nib = NibBuilder()
    let node = nib.node("node", className: className)
    nib.topLevel = [node]
    make(&nib, node)
    let instance = try NibBuilder.instantiator().instantiate(nib.archive())
    return try #require(instance.topLevelObjects.first as? TestNode)
  }

  @Test func valuesConvert() throws {
    let node = try node { nib, node in
      nib.set("hidden", of: node, to: nib.graph.number(integer: 1))
      nib.set("style.radius", of: node, to: nib.graph.number(integer: 4))
      nib.set("style.bold", of: node, to: nib.graph.number(integer: 1))
      nib.set("style.opacity", of: node, to: nib.graph.number(0.5))
      nib.set("count", of: node, to: nib.graph.number(3.9))
      nib.set("mode", of: node, to: nib.graph.number(integer: 1))
      let size = nib.graph.makeNode("NSValue")
      nib.graph.append("NS.special", integer: 2, to: size)
      nib.graph.append("NS.sizeval", .object(nib.graph.string("{10, 20.5}")), to: size)
      nib.set("size", of: node, to: size)
      nib.set("title", of: node, to: nil)
    }
    #expect(node.isHidden)
    #expect(node.style.radius == 4)
    #expect(node.style.isBold)
    #expect(node.style.opacity == 0.5)
    #expect(node.count == 3)
    #expect(node.mode == .fancy)
    #expect(node.size == CGSize(width: 10, height: 20.5))
    #expect(node.title == nil)
  }

  @Test func aSubclassHasItsParentsProperties() throws {
    let node = try node(className: "TestLeaf") { nib, node in
      nib.set("note", of: node, to: nib.graph.string("n"))
      nib.set("title", of: node, to: nib.graph.string("t"))
    }
    #expect((node as? TestLeaf)?.note == "n")
    #expect(node.title == "t")
  }

  @Test(arguments: ["title", "hidden", "size", "mode", "count"])
  func aValueOfAnotherTypeFails(key: String) {
    #expect(throws: NibLoadingError.self) {
      try node { nib, node in
        let value = key == "title" ? nib.graph.number(integer: 9) : nib.graph.string("nine")
        nib.set(key, of: node, to: value)
      }
    }
  }

  @Test func aPropertyThatCannotBeSetFails() {
    #expect(throws: NibLoadingError.self) {
      try node { $0.set("name", of: $1, to: $0.graph.string("other")) }
    }
  }

  @Test(arguments: ["", ".", "style.", "style..radius", "style.unknown", "unknown.radius"])
  func anUnknownPathFails(path: String) {
    #expect(throws: NibLoadingError.self) {
      try node { $0.set(path, of: $1, to: $0.graph.number(integer: 1)) }
    }
  }

  @Test func valuesAreReadByPath() throws {
    let node = try node { _, _ in }
    let classes = NibBuilder.classes
    #expect(try classes.value(forKeyPath: "style.radius", of: node) as? CGFloat == 0)
    #expect(try classes.value(forKeyPath: "title", of: node) == nil)
    #expect(throws: NibLoadingError.self) { try classes.value(forKeyPath: "style.unknown", of: node) }
  }

  @Test func collectionsAreSetOrExtended() throws {
    let node = try node { nib, node in
      let (first, second) = (nib.node("first"), nib.node("second"))
      nib.connect("collection", from: node, toAll: [first])
      nib.connect("collection", from: node, toAll: [second, first])
      nib.connect("recognizers", from: node, toAll: [first], adds: true)
      nib.connect("recognizers", from: node, toAll: [second], adds: true)
    }
    #expect(node.collection?.map(\.name) == ["second", "first"])
    #expect(node.recognizers.map(\.name) == ["first", "second"])
  }
}
