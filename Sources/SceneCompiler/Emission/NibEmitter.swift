import NibArchive
import SceneCatalog
import SceneModel

/// The emission of one nib: its parts, each of which keeps what it needs to itself, and the order of the steps.
struct NibEmitter: ~Copyable {
  let context: EmissionContext
  var writer: NibWriter
  var guides: GuideTable
  var layouts: KeyLayouts
  var constraints: ConstraintEmission
  var tables: TableSources
  var attributes = AttributeLists()
  var buttons = ButtonContent()
  var segments = SegmentRows()
  /// What a nib of a storyboard has beside; empty for that of a scene that stands alone.
  var storyboard = StoryboardPart()
  /// All objects of the nib, parents before children, level by level.
  let objectsByLevel: [ObjectID]

  /// Makes the nodes of a nib's objects, which refer to each other.
  ///
  /// - Parameters:
  ///   - context: What the nib is made from.
  ///   - graph: The graph that the nib goes into.
  init(_ context: EmissionContext, graph: consuming NibArchiveGraph = NibArchiveGraph(.uikit)) {
    self.context = context
    writer = NibWriter(context, graph: graph)
    guides = GuideTable(in: &writer)
    layouts = KeyLayouts(context.plans, in: &writer.graph)
    constraints = ConstraintEmission(in: &writer)
    tables = TableSources(in: &writer)
    objectsByLevel = context.objectsByLevel()
  }

  /// The root of a nib and the entries of its list of objects.
  struct Root {
    let node: NibArchiveGraph.NodeID
    let listed: [NibArchiveGraph.NodeID]
  }

  /// Writes everything that the nib of a scene, or of a prototype, holds.
  mutating func emitRoot() -> Root {
    emitObjects()
    for index in context.region.constraints { constraints.emit(index, guides, in: &writer) }
    let connections = connections().sorted(like: context.tools)
    let topLevel = topLevelNodes()
    return finish(topLevel: topLevel, connections)
  }

  /// Makes the root and its lists, once all objects are written.
  ///
  /// - Parameters:
  ///   - topLevel: The objects at the top, which stand first in the list of objects.
  ///   - connections: The connections in their order.
  mutating func finish(topLevel: [NibArchiveGraph.NodeID], _ connections: [NibConnection]) -> Root {
    let listed = topLevel + levels()
    let (windows, lists) = (visibleWindows(), attributeLists())
    let root = writer.graph.makeNibRoot(
      topLevel: topLevel,
      listed: listed,
      connections: connections.map(\.node),
      windows: windows,
      lists
    )
    ArchiveEditor(context).apply(root: root, in: &writer)
    return Root(node: root, listed: listed)
  }

  /// Windows that are shown as soon as the nib is loaded.
  func visibleWindows() -> [NibArchiveGraph.NodeID] {
    context.visibleWindows(among: objectsByLevel).map { writer.nodes[$0] }
  }

  /// What the nib says of objects beside their own keys.
  mutating func attributeLists() -> NibArchiveGraph.RootLists {
    NibArchiveGraph.RootLists(
      accessibility: attributes.accessibilityConfigurations(in: &writer),
      traits: TraitLists(context).lists(of: objectsByLevel, in: &writer),
      pairs: attributes.keyValuePairs(in: &writer)
    )
  }

  /// Owner, first responder and placeholders, the objects at the top, and what a nested nib needs from outside.
  private func topLevelNodes() -> [NibArchiveGraph.NodeID] {
    var found = [writer.nodes[Scene.owner], writer.nodes[Scene.firstResponder]]
    if context.region.isWholeScene {
      for id in context.region.objects {
        if context.objects.records[id.index].kind == .placeholder { found.append(writer.nodes[id]) }
      }
    }
    found += tables.topLevel(with: context.region.topLevel, writer.nodes)
    if context.listsRecognizersAtTop {
      for id in objectsByLevel where context.isRecognizer(id) && context.isListed(id) { found.append(writer.nodes[id]) }
    }
    for id in context.region.outsiders { found.append(writer.nodes[id]) }
    return found
  }
}

extension NibArchiveGraph {
  /// The lists of a nib's root that say something of objects beside their own keys.
  struct RootLists {
    var accessibility: [NodeID] = []
    var traits: [NodeID] = []
    var pairs: [NodeID] = []
  }

  /// The root of a nib with its seven lists.
  mutating func makeNibRoot(
    topLevel: [NodeID],
    listed: [NodeID],
    connections: [NodeID],
    windows: [NodeID] = [],
    _ lists: RootLists = RootLists()
  ) -> NodeID {
    let root = makeNode("NSObject")
    let all = [
      ("UINibTopLevelObjectsKey", topLevel), ("UINibObjectsKey", listed), ("UINibConnectionsKey", connections),
      ("UINibVisibleWindowsKey", windows), ("UINibAccessibilityConfigurationsKey", lists.accessibility),
      ("UINibTraitStorageListsKey", lists.traits), ("UINibKeyValuePairsKey", lists.pairs),
    ]
    for (key, nodes) in all { append(key, .object(array("NSArray", nodes)), to: root) }
    return root
  }
}
