import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// After how many objects room is made for the rest.
  private static let sampleSize = 2048

  /// About how many values constraints and connections have, and the lists of everything.
  private var valuesOfLists: Int {
    let connected = region.objects.count { isConnected($0.index) }
    let (constraint, connection, listed) = (9, 5, 1)
    return region.constraints.count * (constraint + listed) + connected * (connection + listed)
      + region.objects.count * listed
  }

  /// The root object, from which everything else is reached.
  mutating func emitRoot() -> NibArchiveGraph.NodeID {
    makePlans()
    objectsByLevel = makeLevels()
    makeDataSources()
    let size = graph.size
    for (count, id) in region.objects.enumerated() {
      // The first objects tell what all of them will take.
      if count == Self.sampleSize {
        graph.reserve((region.objects.count - count) / count + 1, since: size, further: valuesOfLists)
      }
      emitObject(id)
    }
    for index in region.constraints { emitConstraint(index) }
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
    for id in region.objects where region.isWholeScene {
      if objects.records[id.index].kind == .placeholder { found.append(node(of: id)) }
    }
    let sources = Dictionary(dataSources.map { ($0.table, $0.node) }) { first, _ in first }
    for id in region.topLevel {
      found.append(node(of: id))
      if let source = sources[id] { found.append(source) }
    }
    let top = Set(region.topLevel)
    found += dataSources.filter { !top.contains($0.table) }.map(\.node)
    return found + region.outsiders.map { node(of: $0) }
  }

  /// What stands below the top level, level by level: of each object its guides, its constraints, then its children.
  mutating func levels() -> [NibArchiveGraph.NodeID] {
    var found: [NibArchiveGraph.NodeID] = []
    found.reserveCapacity(objectsByLevel.count + region.constraints.count)
    // Older tools move the constraints of some cells to other objects.
    let movesConstraints = !tools.isSince(13)
    for id in objectsByLevel {
      if !guides.isEmpty, let own = guidesByView[id], constrainedCell(around: id) == nil {
        for _ in own { found.append(designTimeGuide()) }
      }
      if hasUnnamedSafeArea(id) { found.append(designTimeGuide()) }
      // Interface Builder lists what stands in a cell's content view before what holds it.
      let place = planPlaces[id.index] ?? -1
      let isContent = place >= 0 && plans[place].isCellContentView
      let hasConstraints = movesConstraints || objects.records[id.index].rest >= 0
      if hasConstraints, !isContent {
        for index in listedInOrder(id) { found.append(constraintNode(index)) }
      }
      // A nib can have thousands of objects at its top, the nib of a controller has one.
      if let storyboard, region.topLevel.contains(id) { found += storyboard.guideNodes }
      // A content view that took over its cell's constraints is none of Interface Builder's objects.
      forEachChild(of: id) { child in
        if isListed(child), !movesConstraints || constrainedCell(around: child) == nil { found.append(node(of: child)) }
      }
      if hasConstraints, isContent {
        for index in listedInOrder(id) { found.append(constraintNode(index)) }
      }
    }
    return found
  }

  /// The constraints of a view that the list of all objects has, in the order of the view's own list.
  private func listedInOrder(_ id: ObjectID) -> [Int] {
    // Older tools list constraints that no nib has.
    if tools.isSince(13), let known = constraintOrders[id] { return known }
    return ordered(listedConstraints(of: id), of: id)
  }

  func makeLevels() -> [ObjectID] {
    var queue = region.topLevel
    queue.reserveCapacity(region.objects.count)
    var next = 0
    while next < queue.count {
      forEachChild(of: queue[next]) { child in if isListed(child) { queue.append(child) } }
      next += 1
    }
    return queue
  }

  /// Hands over the children of all slots of an object, in order.
  private func forEachChild(of id: ObjectID, _ body: (ObjectID) -> Void) {
    for slot in objects.records[id.index].slots {
      for child in objects.slots[slot].children { body(ObjectID(Int(objects.children[child]))) }
    }
  }

  /// Whether a child is an object of this nib, and one of Interface Builder's: an effect is a value to it.
  private func isListed(_ id: ObjectID) -> Bool {
    guard isMember(id), isInNib(id) else { return false }
    let place = planPlaces[id.index] ?? -1
    return place < 0 || !plans[place].isVisualEffect
  }

  /// Windows that are shown as soon as the nib is loaded.
  func visibleWindows() -> [NibArchiveGraph.NodeID] {
    objectsByLevel.filter { id in
      plan(of: id)?.isWindow == true && value(of: "isHidden", in: id) == .bool(false)
    }.map { node(of: $0) }
  }
}
