import DioramaUI
import NibArchive

/// A nib that is put together by hand.
struct NibBuilder {
  typealias Node = NibArchiveGraph.NodeID

  var graph = NibArchiveGraph()
  var topLevel: [Node] = []
  var objects: [Node] = []
  var visibleWindows: [Node] = []
  var connections: [Node] = []
  var attributes: [Node] = []
  var accessibility: [Node] = []
  var traits: [Node] = []

  /// An object of one of UIKit's classes.
  mutating func node(_ className: String, _ values: KeyValuePairs<String, NibArchiveGraph.Value> = [:]) -> Node {
    let node = graph.makeNode(className)
    for (key, value) in values { graph.append(key, value, to: node) }
    return node
  }

  /// An object of an application's class that is archived as one of UIKit's.
  mutating func custom(
    _ className: String,
    original: String,
    _ values: KeyValuePairs<String, NibArchiveGraph.Value> = [:]
  ) -> Node {
    let node = node("UIClassSwapper", values)
    graph.append("UIClassName", text(className), to: node)
    graph.append("UIOriginalClassName", text(original), to: node)
    return node
  }

  mutating func proxy(_ identifier: String) -> Node {
    node("UIProxyObject", ["UIProxiedObjectIdentifier": text(identifier)])
  }

  mutating func text(_ text: String) -> NibArchiveGraph.Value { .object(graph.string(text)) }

  mutating func array(_ elements: [Node]) -> NibArchiveGraph.Value {
    .object(graph.array("NSMutableArray", elements))
  }

  mutating func connect(outlet label: String, from source: Node, to destination: Node) {
    connections.append(
      node(
        "UIRuntimeOutletConnection",
        ["UILabel": text(label), "UISource": .object(source), "UIDestination": .object(destination)]
      )
    )
  }

  mutating func connect(action label: String, from source: Node, to target: Node, mask: Int) {
    connections.append(
      node(
        "UIRuntimeEventConnection",
        [
          "UILabel": text(label), "UISource": .object(source), "UIDestination": .object(target),
          "UIEventMask": .integer(mask),
        ]
      )
    )
  }

  mutating func set(_ path: String, of object: Node, to value: NibArchiveGraph.Value) {
    attributes.append(
      node("UINibKeyValuePair", ["UIObject": .object(object), "UIValue": value, "UIKeyPath": text(path)])
    )
  }

  func archive() -> NibArchive {
    var graph = graph
    let root = graph.makeNode("NSObject")
    let lists = [
      ("UINibTopLevelObjectsKey", topLevel), ("UINibObjectsKey", objects), ("UINibConnectionsKey", connections),
      ("UINibVisibleWindowsKey", visibleWindows), ("UINibAccessibilityConfigurationsKey", accessibility),
      ("UINibTraitStorageListsKey", traits), ("UINibKeyValuePairsKey", attributes),
    ]
    for (key, list) in lists { graph.append(key, .object(graph.array("NSArray", list)), to: root) }
    return graph.archive(root: root)
  }

  var data: Data { Data(archive().encoded()) }

  /// The one object of a nib that holds nothing but it.
  @MainActor static func load(
    _ className: String,
    _ values: (inout NibBuilder) -> KeyValuePairs<String, NibArchiveGraph.Value> = { _ in [:] }
  ) throws -> NSObject? {
    var builder = NibBuilder()
    let given = values(&builder)
    let node = builder.node(className, given)
    builder.topLevel = [node]
    builder.objects = [node]
    return try UINib(data: builder.data, bundle: nil).load(owner: nil).topLevelObjects.first
  }
}
