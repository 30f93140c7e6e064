import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// The root object, from which everything else is reached.
  mutating func emitRoot() -> NibArchiveGraph.NodeID {
    makeDataSources()
    for index in scene.objects.indices { emitObject(ObjectID(index)) }
    for index in scene.constraints.indices { emitConstraint(index) }
    let connections = connections()
    let topLevel = topLevelNodes()
    listed = topLevel + levels()
    let root = graph.makeNode("NSObject")
    let lists: [(String, [NibArchiveGraph.NodeID])] = [
      ("UINibTopLevelObjectsKey", topLevel),
      ("UINibObjectsKey", listed),
      ("UINibConnectionsKey", connections),
      ("UINibVisibleWindowsKey", visibleWindows()),
      ("UINibAccessibilityConfigurationsKey", accessibilityConfigurations()),
      ("UINibTraitStorageListsKey", traitStorageLists()),
      ("UINibKeyValuePairsKey", keyValuePairs()),
    ]
    for (key, nodes) in lists { graph.append(key, .object(graph.array("NSArray", nodes)), to: root) }
    applyEdits(root: root)
    return root
  }

  /// Owner, first responder and placeholders, the objects at the top, and what a nested nib needs from outside.
  private mutating func topLevelNodes() -> [NibArchiveGraph.NodeID] {
    var found = [node(of: Scene.owner), node(of: Scene.firstResponder)]
    for index in scene.objects.indices {
      if case .placeholder = scene.objects[index].kind, isWholeScene { found.append(nodes[index]) }
    }
    for id in topLevel {
      found.append(node(of: id))
      found += dataSources.filter { $0.table == id }.map(\.node)
    }
    found += dataSources.filter { !topLevel.contains($0.table) }.map(\.node)
    return found + (isWholeScene ? [] : outsiders.map { node(of: $0) })
  }

  /// What stands below the top level, level by level: of each object its guides, its constraints, then its children.
  private mutating func levels() -> [NibArchiveGraph.NodeID] {
    var found: [NibArchiveGraph.NodeID] = []
    for id in objectsByLevel() {
      for guide in guides where guide.place.view == id && constrainedCell(around: id) == nil {
        found.append(designTimeGuide(guide.place))
      }
      found += listedConstraints(of: id).map { constraintNodes[$0] }
      // A content view that took over its cell's constraints is none of Interface Builder's objects.
      found += children(of: id).filter { constrainedCell(around: $0) == nil }.map { node(of: $0) }
    }
    return found
  }

  /// All objects of the nib, parents before children, level by level.
  func objectsByLevel() -> [ObjectID] {
    var queue = topLevel
    var next = 0
    while next < queue.count {
      queue += children(of: queue[next])
      next += 1
    }
    return queue
  }

  /// The children of an object in all its slots, in the order of the text.
  private func children(of id: ObjectID) -> [ObjectID] {
    scene[id].slots.flatMap(\.children).filter { isMember($0) && isInNib($0) }
  }

  /// Windows that are shown as soon as the nib is loaded.
  private func visibleWindows() -> [NibArchiveGraph.NodeID] {
    objectsByLevel().filter { id in
      validated.schema(of: id).isKind(of: "UIWindow") && value(of: "isHidden", in: id) == .bool(false)
    }.map { node(of: $0) }
  }

  /// The objects outside the region that connections and constraints in it lead to, in the order of the text.
  var outsiders: [ObjectID] {
    var found: Set<ObjectID> = []
    for index in scene.objects.indices where isMember(ObjectID(index)) {
      let references = scene.objects[index].outlets.flatMap(\.targets) + scene.objects[index].actions.map(\.receiver)
      found.formUnion(references.compactMap(\.object))
    }
    // A nested nib has a first responder of its own.
    return found.filter { !isMember($0) && $0 != Scene.firstResponder }.sorted()
  }
}
