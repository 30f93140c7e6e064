import DioramaCLI
import DioramaDriver
import Foundation
import NibArchive
import Testing
import ToolTestSupport

/// Nibs whose controllers name nibs that lie elsewhere: the tool reads none of them.
@MainActor
struct ForeignNibTests {
  private typealias Graph = NibArchiveGraph

  private func outlet(_ name: String, _ source: Graph.NodeID, _ destination: Graph.NodeID, _ graph: inout Graph)
    -> Graph.NodeID
  {
    let connection = graph.makeNode("UIRuntimeOutletConnection")
    graph.append("UILabel", .object(graph.string(name)), to: connection)
    graph.append("UISource", .object(source), to: connection)
    graph.append("UIDestination", .object(destination), to: connection)
    return connection
  }

  private func data(_ graph: Graph, _ lists: KeyValuePairs<String, [Graph.NodeID]>) -> Data {
    var graph = graph
    let root = graph.makeNode("NSObject")
    for (key, list) in lists { graph.append(key, .object(graph.array("NSArray", list)), to: root) }
    return Data(graph.archive(root: root).encoded())
  }

  /// The nib of a controller's view, which says something.
  private var inner: Data {
    var graph = Graph()
    let owner = graph.makeNode("UIProxyObject")
    graph.append("UIProxiedObjectIdentifier", .object(graph.string("IBFilesOwner")), to: owner)
    let label = graph.makeNode("UILabel")
    graph.append("UIText", .object(graph.string("a secret")), to: label)
    let connection = outlet("view", owner, label, &graph)
    let all = [owner, label]
    return data(
      graph,
      ["UINibTopLevelObjectsKey": all, "UINibObjectsKey": all, "UINibConnectionsKey": [connection]]
    )
  }

  /// A window that is to be shown, with a controller whose view is in another nib.
  private func outer(nibName: String) -> Data {
    var graph = Graph()
    let (window, controller) = (graph.makeNode("UIWindow"), graph.makeNode("UIViewController"))
    graph.append("UIBounds", .numbers([0, 0, 100, 100]), to: window)
    graph.append("UINibName", .object(graph.string(nibName)), to: controller)
    let connection = outlet("rootViewController", window, controller, &graph)
    let all = [window, controller]
    return data(
      graph,
      [
        "UINibTopLevelObjectsKey": all, "UINibObjectsKey": all, "UINibConnectionsKey": [connection],
        "UINibVisibleWindowsKey": [window],
      ]
    )
  }

  @Test("A controller's nib in another folder is not loaded", arguments: ["tree", "render"])
  func otherFolder(verb: String) throws {
    let folder = try TemporaryFolder()
    try inner.write(to: URL(fileURLWithPath: folder.at("Inner.nib")))
    let climb = String(repeating: "../", count: 30)
    let name = climb + folder.at("Inner").drop { $0 == "/" }
    try outer(nibName: name).write(to: URL(fileURLWithPath: folder.at("Outer.nib")))
    let arguments = verb == "render" ? [verb, "@Outer.nib", "-o", "-"] : [verb, "@Outer.nib"]
    let run = Invocation(arguments: arguments, in: folder)
    #expect(!(run.output + run.errors).contains("a secret"), "\(run.output) \(run.errors)")
  }
}
