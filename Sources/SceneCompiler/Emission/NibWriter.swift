import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

/// What all parts of an emission write with: the graph, the nodes of the scene's objects in it, and the objects of values.
struct NibWriter: ~Copyable {
  let context: EmissionContext
  var graph: NibArchiveGraph
  var nodes: NodeTable
  private var values: ValueObjects
  var sources: SourceMapMaker

  init(_ context: EmissionContext, graph: consuming NibArchiveGraph) {
    self.context = context
    var graph = graph
    nodes = NodeTable(context, in: &graph)
    self.graph = graph
    values = ValueObjects(context.validated, context.tools)
    sources = SourceMapMaker(isWanted: context.options.details.contains(.sourceMap))
  }

  /// The node of an object.
  func node(of id: ObjectID) -> NibArchiveGraph.NodeID { nodes[id] }

  /// The node of a constraint.
  func node(ofConstraint index: Int) -> NibArchiveGraph.NodeID { nodes[constraint: index] }

  /// Writes the name under which the loader puts something instead of an object.
  mutating func appendProxyName(_ name: String, to node: NibArchiveGraph.NodeID) {
    graph.append("UIProxiedObjectIdentifier", .object(graph.string(name)), to: node)
  }

  /// Makes a stand-in for an object to which nothing but a path in the text leads.
  mutating func makeProxy(of id: ObjectID) -> NibArchiveGraph.NodeID {
    let node = nodes.addOutsider(id, context, in: &graph)
    if let name = context.proxyName(of: id) { appendProxyName(name, to: node) }
    return node
  }

  // MARK: - Values

  /// What stands in the nib for a value; nil where nothing does.
  mutating func stored(_ value: SceneValue, as form: ValueForm = ValueForm()) -> NibArchiveGraph.Stored? {
    values.stored(value, as: form, in: &graph)
  }

  /// What stands in the nib for a value as key-value coding takes it.
  mutating func stored(_ value: RuntimeValue) -> NibArchiveGraph.Stored { values.stored(value, in: &graph) }

  /// What stands in the nib for a property's value as key-value coding takes it.
  mutating func storedForCoding(_ value: SceneValue) -> NibArchiveGraph.Stored {
    values.storedForCoding(value, in: &graph)
  }

  /// The object of a value; nil for values that are no objects.
  mutating func object(for value: SceneValue) -> NibArchiveGraph.NodeID? { values.object(for: value, in: &graph) }

  /// An attributed string in a label; see `ValueObjects`.
  mutating func attributedString(
    _ runs: [SceneValue.AttributedRun],
    inLabelBreaking mode: Int
  ) -> NibArchiveGraph.NodeID {
    values.attributedString(runs, inLabelBreaking: mode, in: &graph)
  }

  /// The view in which a cell keeps a configuration; see `ValueObjects`.
  mutating func configurationView(
    _ value: SceneValue,
    _ size: (width: Double, height: Double)
  ) -> NibArchiveGraph.NodeID? {
    values.configurationView(value, size, in: &graph)
  }

  /// The color that Xcode 7 gives cells.
  mutating func cellColor() -> NibArchiveGraph.NodeID { values.cellColor(in: &graph) }

  /// Writes a value under a key.
  mutating func append(_ key: String, _ value: SceneValue, as form: ValueForm, to node: NibArchiveGraph.NodeID) {
    if let stored = stored(value, as: form) { graph.append(graph.key(key), stored, to: node) }
  }

  /// Writes a collection of objects under a key.
  mutating func append(
    _ key: String,
    _ className: String,
    _ nodes: [NibArchiveGraph.NodeID],
    to node: NibArchiveGraph.NodeID
  ) {
    graph.append(key, .object(graph.array(className, nodes)), to: node)
  }

  /// Writes a text of the scene's source.
  mutating func append(
    _ key: NibArchiveGraph.KeyID,
    textAt start: Int,
    length: Int,
    to node: NibArchiveGraph.NodeID
  ) {
    let string = context.scene.source.bytes.withUnsafeBufferPointer {
      graph.string(UnsafeBufferPointer(rebasing: $0[start..<start + length]))
    }
    graph.append(key, .node(string), to: node)
  }

  /// Writes a part of the geometry of a view that has a frame and nothing else.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - first: The index of the frame's first number.
  ///   - key: The key.
  ///   - node: The view.
  mutating func append(
    _ part: ViewGeometry.Part,
    ofFrameAt first: Int,
    _ key: NibArchiveGraph.KeyID,
    to node: NibArchiveGraph.NodeID
  ) {
    let geometry = ViewGeometry(
      x: context.objects.numbers[first],
      y: context.objects.numbers[first + 1],
      width: context.objects.numbers[first + 2],
      height: context.objects.numbers[first + 3]
    )
    switch part {
    case .bounds:
      let (x, y, width, height) = geometry.bounds
      graph.append(key, rect: x, y, width, height, to: node)
    case .center: graph.append(key, point: geometry.center.x, geometry.center.y, to: node)
    case .transform: break
    }
  }
}
