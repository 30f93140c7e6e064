import SceneModel

extension ObjectReading {
  /// Whether an object still stands in the scene.
  func isInScene(_ index: Int) -> Bool { indexes[objects[index].place] == index }

  /// Takes an object out of the scene with everything in it, and with everything that refers to it.
  mutating func remove(_ index: Int) {
    var removed: Set<Int> = []
    var stack = [index]
    while let next = stack.popLast() {
      guard removed.insert(next).inserted else { continue }
      stack += objects[next].slots.flatMap(\.children)
    }
    var targets = Set(removed.map { DecompiledObject.Target.object($0) })
    for index in removed {
      for constraint in objects[index].constraints {
        targets.insert(.constraint(.init(nib: objects[index].place.nib, number: constraint.number)))
      }
    }
    indexes = indexes.filter { !removed.contains($0.value) }
    topLevel.removeAll { removed.contains($0) }
    for index in objects.indices where !removed.contains(index) {
      for slot in objects[index].slots.indices {
        objects[index].slots[slot].children.removeAll { removed.contains($0) }
      }
      objects[index].slots.removeAll { $0.children.isEmpty }
      let lost = objects[index].constraints.filter { constraint in
        [constraint.first, constraint.second].compactMap { $0 }.contains { removed.contains($0.object) }
      }
      for constraint in lost {
        targets.insert(.constraint(.init(nib: objects[index].place.nib, number: constraint.number)))
      }
      objects[index].constraints.removeAll { constraint in lost.contains { $0.number == constraint.number } }
    }
    for index in objects.indices {
      objects[index].outlets.removeAll { outlet in outlet.targets.contains { targets.contains($0) } }
      objects[index].actions.removeAll { removed.contains($0.receiver) }
      if let container = objects[index].embedding, removed.contains(container) { objects[index].embedding = nil }
      if removed.contains(index) { objects[index].nestedNib = nil }
    }
  }
}
