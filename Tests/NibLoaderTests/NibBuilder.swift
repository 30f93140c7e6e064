import NibArchive
import NibLoader

/// A nib that is put together by hand.
struct NibBuilder {
  typealias Node = NibArchiveGraph.NodeID

  var graph = NibArchiveGraph()
  var topLevel: [Node] = []
  var objects: [Node] = []
  var connections: [Node] = []
  var attributes: [Node] = []
  var accessibility: [Node] = []

  mutating func node(_ name: String, className: String = "TestNode") -> Node {
    let node = graph.makeNode(className)
    graph.append("name", .object(graph.string(name)), to: node)
    return node
  }

  mutating func swapped(_ className: String, original: String) -> Node {
    let node = graph.makeNode("UIClassSwapper")
    graph.append("UIClassName", .object(graph.string(className)), to: node)
    graph.append("UIOriginalClassName", .object(graph.string(original)), to: node)
    return node
  }

  mutating func proxy(_ identifier: String) -> Node {
    let node = graph.makeNode("UIProxyObject")
    graph.append("UIProxiedObjectIdentifier", .object(graph.string(identifier)), to: node)
    return node
  }

  mutating func connect(_ label: String, from source: Node, to destination: Node?) {
    let node = graph.makeNode("UIRuntimeOutletConnection")
    graph.append("UILabel", .object(graph.string(label)), to: node)
    graph.append("UISource", .object(source), to: node)
    graph.append("UIDestination", destination.map { .object($0) } ?? .null, to: node)
    connections.append(node)
  }

  mutating func connect(_ label: String, from source: Node, toAll destinations: [Node], adds: Bool = false) {
    let node = graph.makeNode("UIRuntimeOutletCollectionConnection")
    graph.append("UILabel", .object(graph.string(label)), to: node)
    graph.append("UISource", .object(source), to: node)
    graph.append("UIDestination", .object(graph.array("NSMutableArray", destinations)), to: node)
    graph.append("addsContentToExistingCollection", .bool(adds), to: node)
    connections.append(node)
  }

  mutating func connect(action: String, from source: Node, to target: Node, mask: Int?) {
    let node = graph.makeNode("UIRuntimeEventConnection")
    graph.append("UILabel", .object(graph.string(action)), to: node)
    graph.append("UISource", .object(source), to: node)
    graph.append("UIDestination", .object(target), to: node)
    if let mask { graph.append("UIEventMask", integer: mask, to: node) }
    connections.append(node)
  }

  mutating func set(_ path: String, of object: Node, to value: Node?) {
    let node = graph.makeNode("UINibKeyValuePair")
    graph.append("UIObject", .object(object), to: node)
    graph.append("UIValue", value.map { .object($0) } ?? .null, to: node)
    graph.append("UIKeyPath", .object(graph.string(path)), to: node)
    attributes.append(node)
  }

  func archive() -> NibArchive {
    var graph = graph
    let root = graph.makeNode("NSObject")
    let lists = [
      ("UINibTopLevelObjectsKey", topLevel), ("UINibObjectsKey", objects), ("UINibConnectionsKey", connections),
      ("UINibVisibleWindowsKey", []), ("UINibAccessibilityConfigurationsKey", accessibility),
      ("UINibTraitStorageListsKey", []), ("UINibKeyValuePairsKey", attributes),
    ]
    for (key, list) in lists {
      graph.append(key, .object(graph.array("NSArray", list)), to: root)
    }
    return graph.archive(root: root)
  }

  @MainActor static let classes = NibClassRegistry([
    TestNode.nibClass, TestLeaf.leafClass, TestStyle.nibClass, TestStore.nibClass, TestOwner.nibClass,
  ])

  @MainActor static func instantiator(_ options: NibLoadingOptions = NibLoadingOptions()) -> NibInstantiator {
    NibInstantiator(classes: classes, options: options)
  }
}
