import NibArchive

/// A small archive with every type of value, a cycle, a shared object and fallback classes.
enum SampleNib {
  static func graph() -> (graph: NibArchiveGraph, root: NibArchiveGraph.NodeID) {
    var graph = NibArchiveGraph()
    let root = graph.makeNode("NSObject")
    let view = graph.makeNode("UIView")
    let color = graph.makeNode("UIColor", fallbacks: ["NSColor"])
    let text = graph.string("héllo")
    let empty = graph.array("NSArray", [])
    let list = graph.array("NSMutableArray", [view, text, graph.number(1.5), graph.number(integer: 300)])
    graph.append("UINibTopLevelObjectsKey", .object(list), to: root)
    graph.append("UINibObjectsKey", .object(empty), to: root)
    graph.append("UINibConnectionsKey", .object(empty), to: root)
    graph.append("UIBounds", .numbers([0, 0, 320, 568]), to: view)
    graph.append("UIBackgroundColor", .object(color), to: view)
    graph.append("UIOpaque", .bool(true), to: view)
    graph.append("UIHidden", .bool(false), to: view)
    graph.append("UIAlpha", .float(0.5), to: view)
    graph.append("UISpacing", .double(0.1), to: view)
    graph.append("UITag", integer: 7, to: view)
    graph.append("UIWide", integer: 70_000, to: view)
    graph.append("UILarge", integer: 5_000_000_000, to: view)
    graph.append("NSRelation", integer: -1, to: view)
    graph.append("UINothing", .null, to: view)
    graph.append("UIOwner", .object(root), to: view)
    return (graph, root)
  }

  static func archive() -> NibArchive {
    let (graph, root) = graph()
    return graph.archive(root: root)
  }
}
