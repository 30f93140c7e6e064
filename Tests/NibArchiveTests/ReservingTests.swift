import NibArchive
import Testing

/// Room is made for what the rest of a scene will probably take.
@Suite struct ReservingTests {
  @Test("A large beginning of a long scene asks for no more memory than there is")
  func limit() {
    var graph = NibArchiveGraph()
    let start = graph.size
    let node = graph.makeNode("NSData")
    graph.append("NS.bytes", .data(Array(repeating: 7, count: 1 << 20)), to: node)
    // As many steps of that size would be more than a terabyte, which no system gives.
    graph.reserve(1 << 20, since: start)
    graph.append("NS.length", .int32(1 << 20), to: node)
    #expect(graph.values(of: node).map(\.key) == ["NS.bytes", "NS.length"])
  }
}
