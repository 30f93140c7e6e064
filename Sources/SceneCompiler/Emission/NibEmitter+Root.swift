import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// The root object, from which everything else is reached.
  mutating func emitRoot() -> NibArchiveGraph.NodeID {
    for index in scene.objects.indices { emitObject(ObjectID(index)) }
    for index in scene.constraints.indices { emitConstraint(index) }
    let placeholders = scene.objects.indices.filter { index in
      if case .placeholder = scene.objects[index].kind { true } else { false }
    }
    let proxies = [Scene.owner.index, Scene.firstResponder.index] + placeholders
    let topLevel = proxies.map { nodes[$0] } + scene.topLevel.map { node(of: $0) }
    let root = graph.makeNode("NSObject")
    let lists: [(String, [NibArchiveGraph.NodeID])] = [
      ("UINibTopLevelObjectsKey", topLevel),
      ("UINibObjectsKey", topLevel + levels()),
      ("UINibConnectionsKey", connections()),
      ("UINibVisibleWindowsKey", visibleWindows()),
      ("UINibAccessibilityConfigurationsKey", accessibilityConfigurations()),
      ("UINibTraitStorageListsKey", []),
      ("UINibKeyValuePairsKey", keyValuePairs()),
    ]
    for (key, nodes) in lists { graph.append(key, .object(graph.array("NSArray", nodes)), to: root) }
    return root
  }

  /// What stands below the top level, level by level: of each object its guides, its constraints, then its children.
  private mutating func levels() -> [NibArchiveGraph.NodeID] {
    var found: [NibArchiveGraph.NodeID] = []
    for id in objectsByLevel() {
      for guide in guides where guide.place.view == id { found.append(designTimeGuide(guide.place)) }
      found += installedConstraints(of: id).map { constraintNodes[$0] }
      found += children(of: id).map { node(of: $0) }
    }
    return found
  }

  /// All objects of the nib, parents before children, level by level.
  func objectsByLevel() -> [ObjectID] {
    var queue = scene.topLevel
    var next = 0
    while next < queue.count {
      queue += children(of: queue[next])
      next += 1
    }
    return queue
  }

  /// The children of an object in all its slots, in the order of the text.
  private func children(of id: ObjectID) -> [ObjectID] { scene[id].slots.flatMap(\.children) }

  /// Windows that are shown as soon as the nib is loaded.
  private func visibleWindows() -> [NibArchiveGraph.NodeID] {
    objectsByLevel().filter { id in
      validated.schema(of: id).isKind(of: "UIWindow") && value(of: "isHidden", in: id) == .bool(false)
    }.map { node(of: $0) }
  }
}
