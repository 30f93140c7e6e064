import NibArchive
import Testing

struct NibArchiveGraphTests {
  @Test func objectsAreNumberedDepthFirst() {
    var graph = NibArchiveGraph()
    let last = graph.makeNode("Last")
    let inner = graph.makeNode("Inner")
    let outer = graph.makeNode("Outer")
    let root = graph.makeNode("Root")
    _ = graph.makeNode("Unreachable")
    graph.append("outer", .object(outer), to: root)
    graph.append("last", .object(last), to: root)
    graph.append("inner", .object(inner), to: outer)
    graph.append("root", .object(root), to: inner)
    let archive = graph.archive(root: root)
    #expect(archive.objects.indices.map(archive.className(of:)) == ["Root", "Outer", "Inner", "Last"])
    #expect(archive.objects[3].values == 0..<0)
    #expect(archive.values(of: 2).map(\.payload) == [.object(0)])
  }

  @Test func longChainsNeedNoStack() throws {
    var graph = NibArchiveGraph()
    let root = graph.makeNode("Link")
    var current = root
    for _ in 0..<200_000 {
      let next = graph.makeNode("Link")
      graph.append("next", .object(next), to: current)
      current = next
    }
    let archive = graph.archive(root: root)
    #expect(archive.objects.count == 200_001)
    #expect(try NibArchive(decoding: archive.encoded()) == archive)
  }

  @Test func equalTextsAndNumbersAreOneObject() {
    var graph = NibArchiveGraph()
    #expect(graph.string("a") == graph.string("a"))
    #expect(graph.string("\u{E9}") != graph.string("e\u{301}"))
    #expect(graph.number(1) == graph.number(1))
    #expect(graph.number(1) == graph.number(integer: 1))
    #expect(graph.number(integer: 2) == graph.number(2))
    #expect(graph.number(1.5) != graph.number(integer: 1))
    #expect(graph.number(1e300) != graph.number(integer: .max))
    #expect(graph.number(0) != graph.number(-0.0))
    #expect(graph.array("NSArray", []) == graph.array("NSArray", []))
    #expect(graph.array("NSMutableArray", []) != graph.array("NSMutableArray", []))
  }

  @Test(
    arguments: [
      (0, .int8(0)), (127, .int8(127)), (128, .int16(128)), (65_535, .int32(65_535)),
      (2_147_483_648, .int64(2_147_483_648)), (-1, .int64(-1)),
    ] as [(Int, NibArchiveGraph.Value)]
  )
  func integersTakeTheSmallestWidth(value: Int, expected: NibArchiveGraph.Value) {
    #expect(NibArchiveGraph.Value.integer(value) == expected)
  }

  @Test func fallbacksFollowTheClassesInUse() {
    var graph = NibArchiveGraph()
    let root = graph.makeNode("UIFont", fallbacks: ["NSFont"])
    let color = graph.makeNode("UIColor", fallbacks: ["NSColor"])
    graph.append("color", .object(color), to: root)
    let archive = graph.archive(root: root)
    #expect(archive.classNames.map(\.name) == ["UIFont", "UIColor", "NSColor", "NSFont"])
    #expect(archive.classNames.map(\.fallbacks) == [[3], [2], [], []])
  }

  @Test func rootsGetTheTrailersOfTheirKeys() {
    var graph = NibArchiveGraph(.genuine)
    let root = graph.makeNode("NSObject")
    graph.append("IBUINibLNEVersionKey", integer: 1, to: root)
    #expect(graph.archive(root: root).trailer == Array("LNE\0".utf8))
    #expect(SampleNib.archive().trailer.isEmpty)
  }

  @Test func lateReferencesBringNothingAlong() {
    func classNames(_ conventions: NibArchiveGraph.Conventions) -> [String] {
      var graph = NibArchiveGraph(conventions)
      let (root, bar) = (graph.makeNode("NSObject"), graph.makeNode("UINavigationBar"))
      let (item, last) = (graph.makeNode("UINavigationItem"), graph.makeNode("UIView"))
      graph.append("item", .object(item), to: root)
      graph.append("bar", .object(bar), to: item)
      graph.append("last", .object(last), to: root)
      return graph.archive(root: root).classNames.map(\.name)
    }
    #expect(classNames(.init()) == ["NSObject", "UINavigationItem", "UINavigationBar", "UIView"])
    #expect(classNames(.genuine) == ["NSObject", "UINavigationItem", "UIView", "UINavigationBar"])
  }

  @Test func moreKeysThanAnyNibHasStayInOrderOfUse() {
    var graph = NibArchiveGraph()
    let root = graph.makeNode("NSObject")
    for index in 0..<2_000 { graph.append("key\(index)", .null, to: root) }
    #expect(graph.archive(root: root).keys == (0..<2_000).map { "key\($0)" })
  }
}
