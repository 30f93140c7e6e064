import Foundation
import NibArchive
import NibLoader
import Testing

/// What is worked out once a nib holds in every loading.
@MainActor
struct PreparedNibTests {
  /// Runs a check inside the decoding of the object at the top of a nib, in two loadings of one prepared nib.
  private func decode(
    _ make: (inout NibArchiveGraph, NibArchiveGraph.NodeID) -> Void,
    check: @escaping @MainActor (NibDecoder) -> Void
  ) throws {
    var nib = NibBuilder()
    let node = nib.graph.makeNode("Probe")
    make(&nib.graph, node)
    nib.topLevel = [node]
    var classes = NibBuilder.classes
    var checks = 0
    classes.register(
      NibClass(named: "Probe") { coder in
        if let coder = coder as? NibDecoder {
          check(coder)
          checks += 1
        }
        return nil
      }
    )
    let prepared = try PreparedNib(nib.archive())
    for _ in 0..<2 { _ = try NibInstantiator(classes: classes).instantiate(prepared) }
    #expect(checks == 2)
  }

  @Test func everyLoadingMakesNewObjects() throws {
    var nib = NibBuilder()
    let parent = nib.node("parent")
    let child = nib.node("child")
    nib.graph.append("children", .object(nib.graph.array("NSArray", [child])), to: parent)
    nib.topLevel = [parent]
    nib.objects = [parent, child]
    let prepared = try PreparedNib(nib.archive())
    let first = try NibBuilder.instantiator().instantiate(prepared).objects.compactMap { $0 as? TestNode }
    let second = try NibBuilder.instantiator().instantiate(prepared).objects.compactMap { $0 as? TestNode }
    #expect(first.map(\.name) == ["parent", "child"])
    #expect(second.map(\.name) == ["parent", "child"])
    #expect(zip(first, second).allSatisfy { $0 !== $1 })
  }

  @Test func manyKeysAreToldApart() throws {
    let names = (0..<300).map { "key\($0)" }
    try decode { graph, node in
      let other = graph.makeNode("NSObject")
      for (index, name) in names.enumerated() {
        graph.append(name, integer: index, to: index.isMultiple(of: 3) ? node : other)
      }
      graph.append("other", .object(other), to: node)
    } check: { coder in
      for (index, name) in names.enumerated() {
        #expect(coder.containsValue(forKey: name) == index.isMultiple(of: 3))
        #expect(coder.decodeInteger(forKey: name) == (index.isMultiple(of: 3) ? index : 0))
      }
      #expect(coder.integer("key3") == 3)
      #expect(coder.integer("key4") == nil)
      #expect(coder.integer("none of the keys") == nil)
      #expect(coder.mayContain(NibSeldomKeys(["key4", "key6"])))
      #expect(!coder.mayContain(NibSeldomKeys(["none of the keys"])))
    }
  }

  @Test func geometryIsDataToo() throws {
    try decode { graph, node in
      graph.append("point", .numbers([1.5, -2]), to: node)
      graph.append("floats", .data([6, 0, 0, 128, 63, 0, 0, 0, 64]), to: node)
      graph.append("short", .data([7, 0, 0, 0]), to: node)
      graph.append("many", .numbers(Array(repeating: 1, count: 40)), to: node)
      graph.append("number", integer: 1, to: node)
    } check: { coder in
      #expect(coder.pair("point").map { [$0.0, $0.1] } == [1.5, -2])
      #expect(coder.quadruple("point") == nil)
      #expect(coder.decodeNumbers(forKey: "point", count: 2) == [1.5, -2])
      #expect(coder.decodeNumbers(forKey: "point", count: 4) == nil)
      #expect(coder.withDecodedUnsafeBytes(forKey: "point") { $0?.count } == 17)
      #expect(coder.pair("floats").map { [$0.0, $0.1] } == [1, 2])
      for key: StaticString in ["short", "many", "number", "nothing"] { #expect(coder.pair(key) == nil) }
      #expect(coder.decodeNumbers(forKey: "many", count: 40)?.count == 40)
    }
  }

  @Test func collectionsAreReadWithAndWithoutMakingThem() throws {
    try decode { graph, node in
      let texts = [graph.string("one"), graph.string("two")]
      graph.append("list", .object(graph.array("NSMutableArray", texts)), to: node)
      let seven = graph.makeNode("NSNumber")
      graph.append("NS.intval", integer: 7, to: seven)
      graph.append("table", .object(graph.dictionary("NSDictionary", [(seven, texts[0])])), to: node)
      graph.append("named", .object(graph.dictionary("NSDictionary", [(texts[0], texts[1])])), to: node)
    } check: { coder in
      for _ in 0..<2 {
        #expect(coder.list("list") == [NSString(string: "one"), NSString(string: "two")])
        var found: [UInt: String] = [:]
        coder.objectsByNumber("table") { found[$0] = ($1 as? NSString).map { String(describing: $0) } }
        #expect(found == [7: "one"])
        #expect(coder.table("named")?.text("one") == "two")
        #expect(coder.table("named")?.text("three") == nil)
        // From now on, both ask for what was made.
        #expect((coder.decodeObject(forKey: "list") as? NSArray)?.count == 2)
        #expect((coder.decodeObject(forKey: "table") as? NSDictionary)?.count == 1)
        #expect((coder.decodeObject(forKey: "named") as? NSDictionary)?.count == 1)
      }
      #expect(coder.decodeObject(forKey: "list") as AnyObject === coder.decodeObject(forKey: "list") as AnyObject)
      #expect(coder.list("table") == nil)
      #expect(coder.list("nothing") == nil)
    }
  }
}
