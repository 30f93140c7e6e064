import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibWriter {
  /// Makes an outlet.
  mutating func outlet(
    _ label: String,
    from source: NibArchiveGraph.NodeID,
    to destination: NibArchiveGraph.NodeID
  ) -> NibConnection {
    let node = graph.makeNode("UIRuntimeOutletConnection")
    graph.appendEnds(label, from: source, to: destination, of: node)
    return NibConnection(group: .outlet, label: label, node: node)
  }

  /// Makes what an outlet of the scene says.
  mutating func connection(_ outlet: SceneOutlet, from id: ObjectID) -> NibConnection {
    let schema = context.validated.schema(of: id)
    var destinations: [NibArchiveGraph.NodeID] = []
    for target in outlet.targets { destinations.append(destination(target)) }
    let label = schema.outlets[outlet.name.value]?.label ?? outlet.name.value
    let range = outlet.name.range
    if outlet.isCollection {
      // What a slot holds in other scenes, such as gesture recognizers, is added to what the object has.
      let appends = outlet.appends || schema.slots[outlet.name.value]?.outletCollection == true
      var made = collection(label, destinations, appends: appends, from: node(of: id), at: range)
      made.ends = [.object(id)] + Self.ends(outlet.targets)
      return made
    }
    var made = self.outlet(label, from: node(of: id), to: destinations[0])
    made.sourceID = orderingID(of: id)
    if context.role != nil { made.ends = [.object(id)] + Self.ends(outlet.targets) }
    sources.note(connection: made.node, at: range)
    return made
  }

  /// Makes what an action of the scene says.
  mutating func connection(_ action: SceneAction, from id: ObjectID) -> NibConnection {
    let node = graph.makeNode("UIRuntimeEventConnection")
    sources.note(connection: node, at: action.selector.range)
    graph.appendEnds(action.selector.value, from: self.node(of: id), to: destination(action.receiver), of: node)
    if let mask = action.mask { graph.append("UIEventMask", integer: mask, to: node) }
    var made = NibConnection(group: .action, label: action.selector.value, mask: action.mask ?? 0, node: node)
    made.sourceID = orderingID(of: id)
    if context.role != nil { made.ends = [.object(id)] + Self.ends([action.receiver]) }
    return made
  }

  /// The id by which older tools order connections; nil for newer ones.
  private func orderingID(of id: ObjectID) -> String? {
    context.tools.isSince(.xcode9) ? nil : context.scene[id].interfaceBuilderID
  }

  /// Makes a collection of outlets.
  ///
  /// - Parameters:
  ///   - label: The outlet.
  ///   - destinations: Where it leads.
  ///   - appends: Whether the objects are added to those that the outlet has.
  ///   - source: The object that has the outlet.
  ///   - range: The text that says it.
  mutating func collection(
    _ label: String,
    _ destinations: [NibArchiveGraph.NodeID],
    appends: Bool,
    from source: NibArchiveGraph.NodeID,
    at range: SourceRange
  ) -> NibConnection {
    let node = graph.makeNode("UIRuntimeOutletCollectionConnection")
    sources.note(connection: node, at: range)
    graph.appendEnds(label, from: source, to: graph.array("NSMutableArray", destinations), of: node)
    graph.append("runtimeCollectionClassName", .object(graph.string("NSArray")), to: node)
    graph.append("addsContentToExistingCollection", .bool(appends), to: node)
    return NibConnection(group: .collection, label: label, node: node)
  }

  /// Makes what connects the children of slots that are connected rather than encoded, such as gesture recognizers.
  mutating func slotCollections(of id: ObjectID) -> [NibConnection] {
    let context = context
    let index = context.plans.index(of: id)
    guard index >= 0, context.plans.entries[index].hasOutletCollections,
      context.objects.records[id.index].slotCount > 0
    else { return [] }
    var found: [NibConnection] = []
    for name in context.plans.entries[index].plan.outletCollectionSlots {
      let children = context.objects.children(in: name, at: id.index)
      guard !children.isEmpty else { continue }
      var destinations: [NibArchiveGraph.NodeID] = []
      for child in children { destinations.append(node(of: child)) }
      let range = context.objects.range(at: id.index)
      var made = collection(name, destinations, appends: true, from: node(of: id), at: range)
      made.ends = [.object(id)] + children.map { .object($0) }
      found.append(made)
    }
    return found
  }

  private func destination(_ reference: SceneReference) -> NibArchiveGraph.NodeID {
    switch reference.target {
    case .object(let id): node(of: id)
    case .constraint(let index): node(ofConstraint: index)
    case .unresolved: node(of: Scene.owner)
    }
  }

  private static func ends(_ references: [SceneReference]) -> [StoryboardPart.Outsider] {
    references.compactMap { $0.object.map { .object($0) } }
  }
}

extension NibArchiveGraph {
  /// Writes what a connection leads from and to.
  mutating func appendEnds(_ label: String, from source: NodeID, to destination: NodeID, of node: NodeID) {
    append("UILabel", .object(string(label)), to: node)
    append("UISource", .object(source), to: node)
    append("UIDestination", .object(destination), to: node)
  }
}
