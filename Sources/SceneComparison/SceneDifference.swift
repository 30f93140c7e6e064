import SceneDiagnostics
import SceneModel

/// What has to be done to one scene to get another, object by object.
package struct SceneDifference: Sendable {
  /// In the order of the old scene, then what was added in the order of the new one; empty where nothing differs.
  package private(set) var changes: [SceneChange] = []

  /// Compares two scenes.
  package init(_ old: ComparedScene, _ new: ComparedScene) {
    var (old, new) = (old, new)
    if !old.hasOwnIDs || !new.hasOwnIDs { (old.isLimitedToNib, new.isLimitedToNib) = (true, true) }
    let matching = SceneMatching(old, new)
    let details = ObjectComparison(matching)
    var shared = SharedChanges(old.scene, new.scene)
    for index in old.scene.objects.indices where old.isCompared(ObjectID(index)) {
      let id = ObjectID(index)
      let className = old.scene[id].className.value
      guard let other = matching.newByOld[id] else {
        // What goes with its parent is not said again.
        if let parent = old.scene[id].parent, matching.newByOld[parent] == nil { continue }
        let path = Self.path(of: id, in: old)
        changes.append(.init(kind: .removed, object: old.name(of: id), className: className, old: path))
        continue
      }
      if details.isMoved(id, other) {
        let (from, to) = (Self.path(of: id, in: old), Self.path(of: other, in: new))
        changes.append(.init(kind: .moved, object: old.name(of: id), className: className, old: from, new: to))
      }
      for change in details.changes(of: id, other) where !shared.take(change, of: id, other) { changes.append(change) }
    }
    for index in new.scene.objects.indices where new.isCompared(ObjectID(index)) {
      let id = ObjectID(index)
      guard matching.oldByNew[id] == nil else { continue }
      if let parent = new.scene[id].parent, matching.oldByNew[parent] == nil { continue }
      let className = new.scene[id].className.value
      changes.append(
        .init(kind: .added, object: new.name(of: id), className: className, new: Self.path(of: id, in: new))
      )
    }
    changes = shared.changes + changes
  }

  /// Takes changes that were found already, and no objects.
  package init(_ changes: [SceneChange]) {
    self.changes = changes
  }

  /// Leaves out the changes that another difference has too.
  ///
  /// A nib says less than a scene: what a scene's own nib seems to differ in is no change of another nib.
  package mutating func remove(_ other: SceneDifference) {
    var known: [SceneChange: Int] = [:]
    for change in other.changes { known[change, default: 0] += 1 }
    changes.removeAll { change in
      guard let count = known[change], count > 0 else { return false }
      known[change] = count - 1
      return true
    }
  }

  /// `root.subviews[1]`: where an object stands.
  private static func path(of id: ObjectID, in side: ComparedScene) -> String {
    let object = side.scene[id]
    if case .placeholder(let identifier) = object.kind { return "placeholder \(identifier)" }
    let slot = object.parent.map { "\(side.name(of: $0)).\(object.slotName ?? "")" } ?? "objects"
    return "\(slot)[\(side.position(of: id))]"
  }
}
