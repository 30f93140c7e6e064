import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// A connection, and what it is sorted by.
  struct Connection {
    /// Collections first, then what ties controllers to their storyboards, then outlets, then actions; tools before Xcode 11 put
    /// actions first of all.
    var group: Int
    var label: String
    var mask: Int
    var node: NibArchiveGraph.NodeID
    /// What it leads from and to, as far as that may be outside the nib.
    var ends: [StoryboardPart.Outsider] = []
  }

  static let storyboardGroup = 1
  static let outletGroup = 2
  static let actionGroup = 3

  /// All connections: outlet collections, outlets, actions, each sorted by label.
  mutating func connections() -> [NibArchiveGraph.NodeID] {
    // In one expression, the emitter that sorts would be a copy of this one, and the graph copied with the first connection.
    let found = unsortedConnections()
    return sorted(found).map(\.node)
  }

  /// All connections in the order of the text.
  private mutating func unsortedConnections() -> [Connection] {
    var found: [Connection] = []
    for id in region.objects {
      guard isConnected(id.index), isSource(id) else { continue }
      found += slotCollections(of: id)
      if id == Scene.owner { found += ownerChildren() }
      found += embedding(of: id)
      for outlet in objects.outlets(at: id.index) { found.append(connection(outlet, from: id)) }
      for action in objects.actions(at: id.index) { found.append(connection(action, from: id)) }
    }
    return found + dataSourceConnections()
  }

  /// Connections in Interface Builder's order.
  func sorted(_ connections: [Connection]) -> [Connection] {
    var found = connections
    if !tools.isSince(11) {
      for index in found.indices {
        if found[index].group == Self.actionGroup { found[index].group = -1 }
        if found[index].group == Self.storyboardGroup { found[index].group = Self.outletGroup }
      }
    }
    // The sort keeps connections of one label in the order of the text.
    return found.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.group != b.group { return a.group < b.group }
      if a.label != b.label { return a.label.utf8.lexicographicallyPrecedes(b.label.utf8) }
      return a.mask == b.mask ? left.offset < right.offset : a.mask < b.mask
    }.map(\.element)
  }

  /// Whether anything of an object can be a connection.
  func isConnected(_ index: Int) -> Bool {
    objects.records[index].slotCount > 0 || objects.records[index].rest >= 0
  }

  /// Whether the nib has the connections of an object: those of its own objects, and of what it is handed where it is the whole scene's.
  private func isSource(_ id: ObjectID) -> Bool {
    if objects.isMade(at: id.index) { return isMember(id) && isInNib(id) }
    return region.isWholeScene
  }

  /// A static table's data source belongs to the controller whose view the table is, else to the table.
  mutating func dataSourceConnections() -> [Connection] {
    dataSources.compactMap { table, source in
      if let controller = tableController(of: table) {
        return outlet("staticDataSource", from: node(of: controller), to: source)
      }
      let hasSource = objects.outlets(at: table.index).contains { $0.name.value == "dataSource" }
      return hasSource ? nil : outlet("dataSource", from: node(of: table), to: source)
    }
  }

  mutating func outlet(
    _ label: String,
    from source: NibArchiveGraph.NodeID,
    to destination: NibArchiveGraph.NodeID
  ) -> Connection {
    let node = graph.makeNode("UIRuntimeOutletConnection")
    appendEnds(label, from: source, to: destination, node)
    return Connection(group: Self.outletGroup, label: label, mask: 0, node: node)
  }

  mutating func connection(_ outlet: SceneOutlet, from id: ObjectID) -> Connection {
    let destinations = outlet.targets.map { destination($0) }
    let label = validated.schema(of: id).outlets[outlet.name.value]?.label ?? outlet.name.value
    let range = outlet.name.range
    if outlet.isCollection {
      // What a slot holds in other scenes, such as gesture recognizers, is added to what the object has.
      let appends = outlet.appends || validated.schema(of: id).slots[outlet.name.value]?.outletCollection == true
      var made = collection(label, destinations, appends: appends, from: id, at: range)
      made.ends += Self.ends(outlet.targets)
      return made
    }
    var made = self.outlet(label, from: node(of: id), to: destinations[0])
    if storyboard != nil { made.ends = [.object(id)] + Self.ends(outlet.targets) }
    origins.connections.append((made.node, range))
    return made
  }

  /// Slots whose children are connected rather than encoded, such as gesture recognizers.
  mutating func slotCollections(of id: ObjectID) -> [Connection] {
    guard objects.records[id.index].slotCount > 0, let plan = plan(of: id) else { return [] }
    var found: [Connection] = []
    for name in plan.outletCollectionSlots {
      let children = objects.children(in: name, at: id.index)
      guard !children.isEmpty else { continue }
      let nodes = children.map { node(of: $0) }
      var made = collection(name, nodes, appends: true, from: id, at: objects.range(at: id.index))
      made.ends += children.map { .object($0) }
      found.append(made)
    }
    return found
  }

  /// The controllers inside the owner: of the owner itself nothing is archived, so they are connected to it.
  private mutating func ownerChildren() -> [Connection] {
    let children = scene.ownerChildren.map { node(of: $0) }
    let range = scene[Scene.owner].range
    return children.isEmpty
      ? [] : [collection("nibChildViewControllers", children, appends: true, from: Scene.owner, at: range)]
  }

  /// The view that a child controller's own view goes into.
  private mutating func embedding(of id: ObjectID) -> [Connection] {
    guard let embedding = objects.rest(at: id.index)?.embedding, let container = embedding.container.object else {
      return []
    }
    let made = outlet("nibEmbeddingView", from: node(of: id), to: node(of: container))
    origins.connections.append((made.node, embedding.key))
    return [made]
  }

  private mutating func collection(
    _ label: String,
    _ destinations: [NibArchiveGraph.NodeID],
    appends: Bool,
    from id: ObjectID,
    at range: SourceRange
  ) -> Connection {
    var made = collection(label, destinations, appends: appends, from: node(of: id), at: range)
    made.ends = [.object(id)]
    return made
  }

  mutating func collection(
    _ label: String,
    _ destinations: [NibArchiveGraph.NodeID],
    appends: Bool,
    from source: NibArchiveGraph.NodeID,
    at range: SourceRange
  ) -> Connection {
    let node = graph.makeNode("UIRuntimeOutletCollectionConnection")
    origins.connections.append((node, range))
    appendEnds(label, from: source, to: graph.array("NSMutableArray", destinations), node)
    graph.append("runtimeCollectionClassName", .object(graph.string("NSArray")), to: node)
    graph.append("addsContentToExistingCollection", .bool(appends), to: node)
    return Connection(group: 0, label: label, mask: 0, node: node)
  }

  mutating func connection(_ action: SceneAction, from id: ObjectID) -> Connection {
    let node = graph.makeNode("UIRuntimeEventConnection")
    origins.connections.append((node, action.selector.range))
    appendEnds(action.selector.value, from: self.node(of: id), to: destination(action.receiver), node)
    if let mask = action.mask { graph.append("UIEventMask", integer: mask, to: node) }
    return Connection(
      group: Self.actionGroup,
      label: action.selector.value,
      mask: action.mask ?? 0,
      node: node,
      ends: storyboard == nil ? [] : [.object(id)] + Self.ends([action.receiver])
    )
  }

  private static func ends(_ references: [SceneReference]) -> [StoryboardPart.Outsider] {
    references.compactMap { $0.object.map { .object($0) } }
  }

  mutating func appendEnds(
    _ label: String,
    from source: NibArchiveGraph.NodeID,
    to destination: NibArchiveGraph.NodeID,
    _ node: NibArchiveGraph.NodeID
  ) {
    graph.append("UILabel", .object(graph.string(label)), to: node)
    graph.append("UISource", .object(source), to: node)
    graph.append("UIDestination", .object(destination), to: node)
  }

  private func destination(_ reference: SceneReference) -> NibArchiveGraph.NodeID {
    switch reference.target {
    case .object(let id): node(of: id)
    case .constraint(let index): constraintNode(index)
    case .unresolved: node(of: Scene.owner)
    }
  }
}
