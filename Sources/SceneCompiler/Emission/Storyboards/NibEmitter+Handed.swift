import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// The root of a nib that is handed objects of the nib around it: that of a controller's view, or of a prototype.
  ///
  /// What it is handed is numbered as the connections first name it; then comes what only prototypes in it need.
  mutating func emitHandedRoot() -> (root: NibArchiveGraph.NodeID, handed: [StoryboardPart.Handed]) {
    makePlans()
    objectsByLevel = makeLevels()
    makeDataSources()
    for id in region.objects { emitObject(id) }
    for index in region.constraints { emitConstraint(index) }
    let connections = sorted(handedConnections())
    var handed: [StoryboardPart.Handed] = []
    var known: Set<StoryboardPart.Outsider> = []
    func add(_ outsider: StoryboardPart.Outsider) {
      guard isHanded(outsider), known.insert(outsider).inserted else { return }
      handed.append(("UpstreamPlaceholder-\(handed.count + 1)", outsider))
    }
    for end in connections.flatMap(\.ends) { add(end) }
    // The prototypes are no objects of this nib, but what they are handed comes through it.
    for (_, prototype) in (storyboard?.prototypes ?? [:]).sorted(by: { $0.key < $1.key }) {
      for end in prototype.handed { add(end.outsider) }
    }
    let proxies = handed.map { name, outsider in
      let proxy = handedNode(outsider)
      graph.append("UIProxiedObjectIdentifier", .object(graph.string(name)), to: proxy)
      return proxy
    }
    let sources = dataSources.map(\.node)
    let pair = [node(of: Scene.owner), node(of: Scene.firstResponder)]
    let top = region.topLevel.map { node(of: $0) }
    let topLevel = tools.isSince(13) ? pair + proxies + top + sources : top + sources + pair + proxies
    listed = topLevel + levels()
    let root = graph.makeNibRoot(
      topLevel: topLevel,
      listed: listed,
      connections: connections.map(\.node),
      windows: visibleWindows(),
      accessibility: accessibilityConfigurations(),
      traits: traitStorageLists(),
      pairs: keyValuePairs()
    )
    applyEdits(root: root)
    return (root, handed)
  }

  /// Whether something is handed to the nib, and not made by it.
  private func isHanded(_ outsider: StoryboardPart.Outsider) -> Bool {
    switch outsider {
    case .object(let id): !isMember(id) && objects.isMade(at: id.index)
    case .segue: true
    }
  }

  /// What stands in the nib for something that it is handed.
  mutating func handedNode(_ outsider: StoryboardPart.Outsider) -> NibArchiveGraph.NodeID {
    switch outsider {
    case .object(let id): return node(of: id)
    case .segue(let index):
      if let known = storyboard?.segues[index] { return known }
      let proxy = graph.makeNode("UIProxyObject")
      storyboard?.segues[index] = proxy
      return proxy
    }
  }

  /// The connections of what the nib makes, and those that lead to it from outside.
  private mutating func handedConnections() -> [Connection] {
    var found: [Connection] = []
    for id in region.objects {
      if isMember(id) {
        guard isInNib(id) else { continue }
        if isConnected(id.index) {
          found += slotCollections(of: id)
          for outlet in objects.outlets(at: id.index) { found.append(connection(outlet, from: id)) }
          for action in objects.actions(at: id.index) { found.append(connection(action, from: id)) }
        }
        found += segueConnections(of: id)
      } else if objects.isMade(at: id.index), storyboard?.viewOwner != nil {
        for outlet in objects.outlets(at: id.index) where outlet.targets.contains(where: isMade) {
          found.append(connection(outlet, from: id))
        }
        for action in objects.actions(at: id.index) where action.receiver.object.map(isMember) == true {
          found.append(connection(action, from: id))
        }
      }
    }
    if storyboard?.viewOwner != nil { found += anchorConnections { [region] in region.contains($0) } }
    // Interface Builder's compiler gathers them from the last to the first.
    return found.reversed() + ownerConnections()
  }

  /// Whether a reference leads to something that the nib makes.
  private func isMade(_ reference: SceneReference) -> Bool {
    switch reference.target {
    case .object(let id): isMember(id)
    case .constraint(let index): isMember(scene.constraints[index].owner)
    case .unresolved: false
    }
  }

  /// The outlets of the controller that loads the nib: its view, and what a static table shows.
  private mutating func ownerConnections() -> [Connection] {
    guard let owner = storyboard?.viewOwner else { return dataSourceConnections() }
    var found: [Connection] = []
    for view in region.topLevel { found.append(outlet("view", from: node(of: Scene.owner), to: node(of: view))) }
    let isTableController = validated.schema(of: owner).isKind(of: "UITableViewController")
    for (table, source) in dataSources {
      if isTableController, region.topLevel.contains(table) {
        var made = outlet("staticDataSource", from: node(of: Scene.owner), to: source)
        made.group = Self.storyboardGroup
        found.append(made)
      } else if !objects.outlets(at: table.index).contains(where: { $0.name.value == "dataSource" }) {
        found.append(outlet("dataSource", from: node(of: table), to: source))
      }
    }
    return found
  }
}
