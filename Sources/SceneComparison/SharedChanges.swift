import SceneDiagnostics
import SceneModel

/// The changes of styles, and of components that are used more than once: each is told once, and not for every object.
struct SharedChanges {
  private struct Key: Hashable {
    var owner: String
    var property: String
    var old, new: String?
  }

  private let old, new: Scene
  /// The parts of components that are used more than once in the old scene, as `component Card.title`.
  private let parts: [ObjectID: String]
  private var counts: [Key: Int] = [:]
  /// The first change of each key, in the order of the old scene.
  private var order: [(key: Key, first: SceneChange)] = []

  init(_ old: Scene, _ new: Scene) {
    (self.old, self.new) = (old, new)
    var uses: [String: Int] = [:]
    for use in old.componentUses { uses[use.component.value, default: 0] += 1 }
    var parts: [ObjectID: String] = [:]
    for use in old.componentUses where uses[use.component.value, default: 0] > 1 {
      let owner = "component \(use.component.value)"
      for part in use.parts {
        if case .object(let id) = part.target { parts[id] = "\(owner).\(part.name)" }
      }
      if parts[use.object] == nil { parts[use.object] = owner }
    }
    self.parts = parts
  }

  /// Takes a change of an object that is one of a style or a component; false for one of the object's own.
  mutating func take(_ change: SceneChange, of id: ObjectID, _ other: ObjectID) -> Bool {
    guard change.kind == .changed, let property = change.property else { return false }
    let sides = [(old, id), (new, other)].map { scene, id in
      scene[id].properties.first { $0.name.value == property }
    }
    let owner: String
    let styles = sides.compactMap { $0 }.map(\.style?.value)
    if let style = styles.first ?? nil, styles.allSatisfy({ $0 == style }) {
      owner = "style \(style)"
    } else if let part = parts[id], styles.allSatisfy({ $0 == nil }), !isOwn(property, of: other) {
      owner = part
    } else {
      return false
    }
    let key = Key(owner: owner, property: property, old: change.old, new: change.new)
    if counts[key] == nil { order.append((key, change)) }
    counts[key, default: 0] += 1
    return true
  }

  /// Whether the use of a component gives the property itself, so that it is no change of the component.
  private func isOwn(_ property: String, of id: ObjectID) -> Bool {
    guard let found = new[id].properties.first(where: { $0.name.value == property }) else { return false }
    return !new.componentUses.contains { $0.component.range == found.name.range }
  }

  /// The changes, in the order in which their first objects are in the scene.
  var changes: [SceneChange] {
    order.map { key, first in
      // What one use of a component has is given by that use.
      if counts[key] == 1, key.owner.hasPrefix("component ") { return first }
      return SceneChange(
        kind: .changed,
        object: key.owner,
        className: "",
        property: key.property,
        old: key.old,
        new: key.new,
        count: counts[key]
      )
    }
  }
}
