import SceneModel

extension ObjectReading {
  /// Whether an object is still in the scene.
  func isInScene(_ id: ObjectID) -> Bool { indexes[location(of: id)] == id }

  /// Takes an object out of the scene with everything in it, and with everything that refers to it.
  mutating func remove(_ id: ObjectID) {
    var removed: Set<ObjectID> = []
    var stack = [id]
    while let next = stack.popLast() {
      guard removed.insert(next).inserted else { continue }
      stack += scene[next].slots.flatMap(\.children)
    }
    indexes = indexes.filter { !removed.contains($0.value) }
    scene.topLevel.removeAll { removed.contains($0) }
    var targets = Set(removed.map { SceneReference.Target.object($0) })
    for id in removed { targets.formUnion(scene[id].constraints.map { .constraint($0) }) }
    for id in ids where !removed.contains(id) {
      for slot in scene[id].slots.indices { scene[id].slots[slot].children.removeAll { removed.contains($0) } }
      scene[id].slots.removeAll { $0.children.isEmpty }
      let lost = scene[id].constraints.filter { index in
        let constraint = scene.constraints[index]
        return [constraint.first, constraint.second].contains { $0?.item.object.map(removed.contains) == true }
      }
      targets.formUnion(lost.map { .constraint($0) })
      if !lost.isEmpty { scene[id].constraints.removeAll { lost.contains($0) } }
    }
    for id in ids {
      removeOutlets(of: id, to: targets)
      scene[id].actions.removeAll { targets.contains($0.receiver.target) }
      if let container = scene[id].embedding?.container, targets.contains(container.target) {
        scene[id].embedding = nil
      }
      if removed.contains(id) { origins[id.index].nestedNib = nil }
    }
  }

  /// Takes a constraint out of the scene, and the outlets that lead to it.
  mutating func remove(constraint index: Int) {
    scene[scene.constraints[index].owner].constraints.removeAll { $0 == index }
    for id in ids { removeOutlets(of: id, to: [.constraint(index)]) }
  }

  private mutating func removeOutlets(of id: ObjectID, to targets: Set<SceneReference.Target>) {
    scene[id].outlets.removeAll { outlet in outlet.targets.contains { targets.contains($0.target) } }
  }
}
