import DioramaCLI
import DioramaDriver
import Foundation
import NibArchive
import TestSupport
import Testing
import ToolTestSupport

/// Nibs whose objects hold each other in ways that cost more than they look.
@MainActor
struct HostileGraphTests {
  private typealias Graph = NibArchiveGraph
  private static let bounds = Graph.Value.numbers([0, 0, 10, 10])

  private func view(_ graph: inout Graph, _ className: String = "UIView", subviews: [Graph.NodeID]? = nil)
    -> Graph.NodeID
  {
    let view = graph.makeNode(className)
    graph.append("UIBounds", Self.bounds, to: view)
    if let subviews { graph.append("UISubviews", .object(graph.array("NSMutableArray", subviews)), to: view) }
    return view
  }

  private func bytes(
    _ graph: Graph,
    _ topLevel: [Graph.NodeID],
    connections: [Graph.NodeID] = [],
    attributes: [Graph.NodeID] = []
  ) -> [UInt8] {
    var graph = graph
    let root = graph.makeNode("NSObject")
    for (key, list) in [
      ("UINibTopLevelObjectsKey", topLevel), ("UINibObjectsKey", topLevel), ("UINibConnectionsKey", connections),
      ("UINibKeyValuePairsKey", attributes),
    ] {
      graph.append(key, .object(graph.array("NSArray", list)), to: root)
    }
    return graph.archive(root: root).encoded()
  }

  /// Runs every verb that reads nibs; each ends soon, prints in proportion, and ends well or says why not.
  private func expectTame(_ bytes: [UInt8], _ verbs: [String] = ["inspect", "tree", "render", "decompile"]) throws {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: URL(fileURLWithPath: folder.at("A.nib")))
    for verb in verbs {
      let start = ContinuousClock.now
      let arguments = verb == "render" ? [verb, "@A.nib", "-o", "-"] : [verb, "@A.nib"]
      let run = Invocation(arguments: arguments, in: folder)
      #expect([.success, .findings, .unreadableInput].contains(run.status), "\(verb): \(run.errors)")
      #expect(run.outputBytes.count < 100_000 + 40 * bytes.count, "\(verb) prints too much")
      #expect(ContinuousClock.now - start < Patience.seconds(30), "\(verb) takes too long")
    }
  }

  @Test("Thousands of outlet collections that share one long list")
  func sharedList() throws {
    var graph = Graph()
    let views = (0..<3000).map { _ in view(&graph) }
    let list = graph.array("NSMutableArray", views)
    let connections = views.map { source in
      let node = graph.makeNode("UIRuntimeOutletCollectionConnection")
      graph.append("UILabel", .object(graph.string("items")), to: node)
      graph.append("UISource", .object(source), to: node)
      graph.append("UIDestination", .object(list), to: node)
      return node
    }
    let folder = try TemporaryFolder()
    try Data(bytes(graph, views, connections: connections)).write(to: URL(fileURLWithPath: folder.at("A.nib")))
    let run = Invocation("tree", "@A.nib", in: folder)
    #expect(run.status != .success && run.errors.contains("too many objects share one list"), "\(run.errors)")
  }

  @Test(
    "Lists in lists, each twice in the next one",
    arguments: [
      "NSArray", "NSMutableArray", "NSSet", "NSOrderedSet", "NSDictionary", "Strange",
    ]
  )
  func bombs(className: String) throws {
    var graph = Graph()
    let holder = view(&graph)
    var inner = graph.array(className, [])
    for _ in 0..<60 { inner = graph.array(className, [inner, inner]) }
    let pair = graph.makeNode("UINibKeyValuePair")
    graph.append("UIObject", .object(holder), to: pair)
    graph.append("UIValue", .object(inner), to: pair)
    graph.append("UIKeyPath", .object(graph.string("value")), to: pair)
    try expectTame(bytes(graph, [holder], attributes: [pair]))
  }

  @Test("Views in views, each twice in the next one, or in two of them")
  func views() throws {
    var graph = Graph()
    var inner = view(&graph)
    for _ in 0..<60 { inner = view(&graph, subviews: [inner, inner]) }
    try expectTame(bytes(graph, [inner]))
    graph = Graph()
    var row = [view(&graph), view(&graph)]
    for _ in 0..<60 { row = [view(&graph, subviews: row), view(&graph, subviews: row)] }
    try expectTame(bytes(graph, row))
  }

  @Test("Lists, views and controllers that hold themselves, and each other")
  func cycles() throws {
    var graph = Graph()
    let list = graph.array("NSArray", [])
    graph.append("UINibEncoderEmptyKey", .object(list), to: list)
    let holder = view(&graph)
    graph.append("UISubviews", .object(list), to: holder)
    try expectTame(bytes(graph, [holder, list], connections: [list], attributes: [list, holder]))

    graph = Graph()
    let (first, second) = (view(&graph), view(&graph))
    for (outer, inner) in [(first, second), (second, first)] {
      graph.append("UISubviews", .object(graph.array("NSMutableArray", [inner])), to: outer)
    }
    try expectTame(bytes(graph, [first]))

    graph = Graph()
    let controller = graph.makeNode("UIViewController")
    graph.append("UIChildViewControllers", .object(graph.array("NSArray", [controller])), to: controller)
    graph.append("UIParentViewController", .object(controller), to: controller)
    graph.append("UIView", .object(controller), to: controller)
    try expectTame(bytes(graph, [controller]))

    graph = Graph()
    let dictionary = graph.makeNode("NSDictionary")
    graph.append("NSInlinedValue", .bool(true), to: dictionary)
    for _ in 0..<4 { graph.append("UINibEncoderEmptyKey", .object(dictionary), to: dictionary) }
    let text = graph.makeNode("NSString")
    graph.append("NS.bytes", .object(text), to: text)
    let label = view(&graph, "UILabel")
    for key in ["UIText", "UIFont", "UITextColor"] { graph.append(key, .object(dictionary), to: label) }
    graph.append("UIText", .object(text), to: label)
    try expectTame(bytes(graph, [label, dictionary, text]))
  }

  @Test("Nibs in nibs, a thousand deep", arguments: [10, 1000])
  func nested(depth: Int) throws {
    var inner = bytes(Graph(), [])
    for _ in 0..<depth {
      var graph = Graph()
      let data = graph.makeNode("NSData")
      graph.append("NS.bytes", .data(inner), to: data)
      let nib = graph.makeNode("UINib")
      graph.append("archiveData", .object(data), to: nib)
      let nibs = graph.dictionary("NSDictionary", [(graph.string("cell"), nib)])
      let table = view(&graph, "UITableView")
      graph.append("UITableCellPrototypeNibs", .object(nibs), to: table)
      graph.append(
        "UITableViewCellPrototypeNibExternalObjects",
        .object(graph.dictionary("NSDictionary", [])),
        to: table
      )
      inner = bytes(graph, [table])
    }
    try expectTame(inner)
  }

  @Test(
    "Classes that nobody registered are named and not made",
    arguments: [
      "NSTask", "Process", "NSUserDefaults", "NSFileManager", "Foundation.Process", "_TtC10Foundation7Process",
      "NSBundle",
      "DioramaUI.UIView", "Swift.Array", "", "../../bin/sh",
    ]
  )
  func strangeClasses(className: String) throws {
    for isSwapped in [false, true] {
      var graph = Graph()
      let object = graph.makeNode(isSwapped ? "UIClassSwapper" : className)
      if isSwapped {
        graph.append("UIClassName", .object(graph.string(className)), to: object)
        graph.append("UIOriginalClassName", .object(graph.string(className)), to: object)
      }
      let nib = bytes(graph, [object])
      try expectTame(nib)
      let folder = try TemporaryFolder()
      try Data(nib).write(to: URL(fileURLWithPath: folder.at("A.nib")))
      let tree = Invocation("tree", "@A.nib", in: folder)
      let said = tree.output + tree.errors
      #expect(said.contains("not known here"), "\(said)")
    }
  }

  @Test("One long line, and texts in a thousand parts")
  func texts() throws {
    var graph = Graph()
    let label = view(&graph, "UILabel")
    graph.append("UIText", .object(graph.string(String(repeating: "x", count: 20_000))), to: label)
    let text = graph.makeNode("NSAttributedString")
    graph.append("NSString", .object(graph.string(String(repeating: "y", count: 2_000))), to: text)
    let none = graph.dictionary("NSDictionary", [])
    graph.append("NSAttributes", .object(graph.array("NSArray", [none, none])), to: text)
    graph.append("NSAttributeInfo", .data((0..<1_000).flatMap { _ in [1, 0, 1, 1] as [UInt8] }), to: text)
    let parts = view(&graph, "UILabel")
    graph.append("UIAttributedText", .object(text), to: parts)
    try expectTame(bytes(graph, [label, parts]))
  }

  @Test("One list that a thousand outlets lead to is not listed a thousand times")
  func sharedLists() throws {
    var graph = Graph()
    let owner = graph.makeNode("UIProxyObject")
    graph.append("UIProxiedObjectIdentifier", .object(graph.string("IBFilesOwner")), to: owner)
    let views = (0..<1_000).map { _ in view(&graph) }
    let list = graph.array("NSArray", views)
    let connections = (0..<1_000).map { _ in
      let connection = graph.makeNode("UIRuntimeOutletCollectionConnection")
      graph.append("UILabel", .object(graph.string("all")), to: connection)
      graph.append("UISource", .object(owner), to: connection)
      graph.append("UIDestination", .object(list), to: connection)
      return connection
    }
    try expectTame(bytes(graph, [owner] + views, connections: connections), ["inspect"])
  }
}
