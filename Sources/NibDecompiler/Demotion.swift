import SceneCompiler
import SceneDiagnostics
import SceneModel

/// Takes out of a reading what no scene may say; the nib's own form of it is kept instead.
struct Demotion {
  let scene: Scene
  let indexes: [ObjectID: Int]

  init(_ scene: Scene, _ reading: ObjectReading) {
    self.scene = scene
    var indexes: [ObjectID: Int] = [:]
    for (index, id) in Reconciliation.Places(reading, scene).objects { indexes[id] = index }
    self.indexes = indexes
  }

  /// Whether anything was taken out for the sake of some errors.
  func apply(_ diagnostics: [Diagnostic], to reading: inout ObjectReading) -> Bool {
    var constraints: [Int: Set<Int>] = [:]
    var isChanged = false
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let ranges = [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.repeats
      if ranges.contains(where: { demote($0, in: &reading, &constraints) }) { isChanged = true }
    }
    for (index, places) in constraints {
      for place in places.sorted(by: >) { remove(constraint: place, of: index, &reading) }
    }
    return isChanged
  }

  /// Takes out what stands at a place, the smallest part that does.
  private func demote(
    _ range: SourceRange,
    in reading: inout ObjectReading,
    _ constraints: inout [Int: Set<Int>]
  ) -> Bool {
    for (id, index) in indexes {
      let object = scene[id]
      guard object.range.covers(range) || object.kind != .object else { continue }
      if let property = object.properties.first(where: { $0.name.range.covers(range) || $0.value.range.covers(range) })
      {
        let count = reading.objects[index].properties.count
        reading.objects[index].properties.removeAll { $0.name == property.name.value }
        if reading.objects[index].properties.count < count { return true }
      }
      if let embedding = object.embedding, embedding.key.covers(range) || embedding.container.range.covers(range),
        reading.objects[index].embedding != nil
      {
        reading.objects[index].embedding = nil
        return true
      }
      for outlet in object.outlets
      where outlet.name.range.covers(range) || outlet.targets.contains(where: { $0.range.covers(range) }) {
        reading.objects[index].outlets.removeAll { $0.name == outlet.name.value }
        return true
      }
      for (place, action) in object.actions.enumerated() where place < reading.objects[index].actions.count {
        let parts = [action.event?.range, action.receiver.range, action.selector.range].compactMap { $0 }
        guard parts.contains(where: { $0.covers(range) }) else { continue }
        reading.objects[index].actions = []
        return true
      }
      for attribute in object.attributes
      where attribute.keyPath.range.covers(range) || attribute.value.range.covers(range) {
        reading.objects[index].attributes.removeAll { $0.keyPath == attribute.keyPath.value }
        return true
      }
      for (place, number) in object.constraints.enumerated() {
        let constraint = scene.constraints[number]
        guard constraint.range.covers(range) || constraint.identifier?.range.covers(range) == true else { continue }
        constraints[index, default: []].insert(place)
        return true
      }
      if let variation = object.variations.first(where: { $0.range.covers(range) }) {
        let count = reading.objects[index].variations.count
        reading.objects[index].variations.removeAll { $0.traits == variation.traits }
        if reading.objects[index].variations.count < count { return true }
      }
    }
    return demoteObject(at: range, in: &reading)
  }

  /// Takes out the innermost object at a place, with everything in it.
  private func demoteObject(at range: SourceRange, in reading: inout ObjectReading) -> Bool {
    let holders = indexes.filter { id, index in
      scene[id].range.covers(range) && reading.objects[index].kind == .object && reading.isInScene(index)
    }
    let innermost = holders.min { left, right in
      let (a, b) = (scene[left.key].range, scene[right.key].range)
      return (a.upperBound - a.lowerBound, left.value) < (b.upperBound - b.lowerBound, right.value)
    }
    guard let innermost else { return false }
    reading.remove(innermost.value)
    return true
  }

  private func remove(constraint place: Int, of index: Int, _ reading: inout ObjectReading) {
    guard place < reading.objects[index].constraints.count else { return }
    let removed = reading.objects[index].constraints.remove(at: place)
    let nib = reading.objects[index].place.nib
    let target = DecompiledObject.Target.constraint(.init(nib: nib, number: removed.number))
    for other in reading.objects.indices {
      reading.objects[other].outlets.removeAll { $0.targets.contains(target) }
    }
  }
}

extension SourceRange {
  /// Whether another range lies in this one.
  fileprivate func covers(_ other: SourceRange) -> Bool {
    !isEmpty && lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
