import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// After how many objects room is made for the rest.
  private static let sampleSize = 2048

  /// The root object, from which everything else is reached.
  mutating func emitRoot() -> NibArchiveGraph.NodeID {
    makePlans()
    objectsByLevel = makeLevels()
    makeDataSources()
    let size = graph.size
    for index in scene.objects.indices {
      // The first objects tell what all of them will take.
      if index == Self.sampleSize { graph.reserve((scene.objects.count - index) / index + 1, since: size) }
      emitObject(ObjectID(index))
    }
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
    for id in objectsByLevel {
      if !guides.isEmpty, let own = guidesByView[id], constrainedCell(around: id) == nil {
        for guide in own { found.append(designTimeGuide(guides[guide].place)) }
      }
      for index in listedConstraints(of: id) { found.append(constraintNodes[index]) }
      // A content view that took over its cell's constraints is none of Interface Builder's objects.
      for slot in scene.objects[id.index].slots {
        for child in slot.children where isListed(child) && constrainedCell(around: child) == nil {
          found.append(node(of: child))
        }
      }
    }
    return found
  }

  private func makeLevels() -> [ObjectID] {
    var queue = topLevel
    queue.reserveCapacity(scene.objects.count)
    var next = 0
    while next < queue.count {
      for slot in scene.objects[queue[next].index].slots {
        for child in slot.children where isListed(child) { queue.append(child) }
      }
      next += 1
    }
    return queue
  }

  /// Whether a child is an object of this nib.
  private func isListed(_ id: ObjectID) -> Bool { isMember(id) && isInNib(id) }

  /// Windows that are shown as soon as the nib is loaded.
  private func visibleWindows() -> [NibArchiveGraph.NodeID] {
    objectsByLevel.filter { id in
      plan(of: id)?.isWindow == true && value(of: "isHidden", in: id) == .bool(false)
    }.map { node(of: $0) }
  }

  /// The objects outside the region that connections and constraints in it lead to, in the order of the text.
  var outsiders: [ObjectID] {
    var found: Set<ObjectID> = []
    for index in scene.objects.indices where isMember(ObjectID(index)) {
      for outlet in scene.objects[index].outlets { found.formUnion(outlet.targets.compactMap(\.object)) }
      for action in scene.objects[index].actions { if let object = action.receiver.object { found.insert(object) } }
    }
    // A nested nib has a first responder of its own.
    return found.filter { !isMember($0) && $0 != Scene.firstResponder }.sorted()
  }
}
