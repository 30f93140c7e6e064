import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// The root of a nib that is handed objects of the nib around it: that of a controller's view, or of a prototype.
  ///
  /// What it is handed is numbered as the connections first name it; then comes what only prototypes in it need.
  mutating func emitHandedRoot() -> (root: Root, handed: [StoryboardPart.Handed]) {
    emitObjects()
    for index in context.region.constraints { constraints.emit(index, guides, in: &writer) }
    let connections = handedConnections().sorted(like: context.tools)
    let handed = handed(to: connections)
    var proxies: [NibArchiveGraph.NodeID] = []
    for (name, outsider) in handed {
      let proxy = handedNode(outsider)
      writer.appendProxyName(name, to: proxy)
      proxies.append(proxy)
    }
    let sources = tables.sources.map(\.node)
    let pair = [writer.nodes[Scene.owner], writer.nodes[Scene.firstResponder]]
    let top = context.region.topLevel.map { writer.nodes[$0] }
    let topLevel = context.tools.isSince(.xcode12_5) ? pair + proxies + top + sources : top + sources + pair + proxies
    return (finish(topLevel: topLevel, connections), handed)
  }

  /// What the nib is handed, with names.
  private func handed(to connections: [NibConnection]) -> [StoryboardPart.Handed] {
    var ends = connections.flatMap(\.ends)
    // The prototypes are no objects of this nib, but what they are handed comes through it.
    for (_, prototype) in storyboard.prototypes.sorted(by: { $0.key < $1.key }) {
      ends += prototype.handed.map(\.outsider)
    }
    var handed: [StoryboardPart.Handed] = []
    var known: Set<StoryboardPart.Outsider> = []
    for end in ends where isHanded(end) && known.insert(end).inserted {
      handed.append(("UpstreamPlaceholder-\(handed.count + 1)", end))
    }
    return handed
  }

  /// Whether something is handed to the nib, and not made by it.
  private func isHanded(_ outsider: StoryboardPart.Outsider) -> Bool {
    switch outsider {
    case .object(let id): !context.isMember(id) && context.objects.isMade(at: id.index)
    case .segue: true
    }
  }

  /// What stands in the nib for something that it is handed.
  mutating func handedNode(_ outsider: StoryboardPart.Outsider) -> NibArchiveGraph.NodeID {
    switch outsider {
    case .object(let id): return writer.node(of: id)
    case .segue(let index):
      if let known = storyboard.segues[index] { return known }
      let proxy = writer.graph.makeNode("UIProxyObject")
      storyboard.segues[index] = proxy
      return proxy
    }
  }

  /// The connections of what the nib makes, and those that lead to it from outside.
  private mutating func handedConnections() -> [NibConnection] {
    let (context, objects) = (context, context.objects)
    let isViewNib = context.role?.viewOwner != nil
    var found: [NibConnection] = []
    for id in context.region.objects {
      if context.isMember(id) {
        guard context.isInNib(id) else { continue }
        if context.isConnected(id.index) {
          found += writer.slotCollections(of: id)
          appendConnections(of: id, in: context.objects, to: &found)
        }
        found += segueConnections(of: id)
      } else if objects.isMade(at: id.index), isViewNib {
        for outlet in objects.outlets(at: id.index) where outlet.targets.contains(where: { isMade($0) }) {
          found.append(writer.connection(outlet, from: id))
        }
        for action in objects.actions(at: id.index) where action.receiver.object.map(context.isMember) == true {
          found.append(writer.connection(action, from: id))
        }
      }
    }
    if isViewNib { found += anchorConnections() }
    // Interface Builder's compiler gathers them from the last to the first.
    return found.reversed() + ownerConnections()
  }

  /// Whether a reference leads to something that the nib makes.
  private func isMade(_ reference: SceneReference) -> Bool {
    switch reference.target {
    case .object(let id): context.isMember(id)
    case .constraint(let index): context.isMember(context.scene.constraints[index].owner)
    case .unresolved: false
    }
  }

  /// The outlets of the controller that loads the nib: its view, and what a static table shows.
  private mutating func ownerConnections() -> [NibConnection] {
    guard let owner = context.role?.viewOwner else { return tables.connections(in: &writer) }
    let ownerNode = writer.node(of: Scene.owner)
    var found: [NibConnection] = []
    for view in context.region.topLevel {
      found.append(writer.outlet("view", from: ownerNode, to: writer.node(of: view)))
    }
    let isTableController = context.validated.schema(of: owner).isKind(of: "UITableViewController")
    for (table, source) in tables.sources {
      if isTableController, context.region.topLevel.contains(table) {
        var made = writer.outlet("staticDataSource", from: ownerNode, to: source)
        made.group = .storyboard
        found.append(made)
      } else if !TableSources.hasOutlet(table, context) {
        found.append(writer.outlet("dataSource", from: writer.node(of: table), to: source))
      }
    }
    return found
  }
}
