import SceneDiagnostics
import SceneModel

/// Lists what a scene keeps as the nib had it.
enum KeptParts {
  static func all(in scene: Scene) -> [Decompilation.Kept] {
    var found: [Decompilation.Kept] = []
    add(scene.archive, id: "", className: "", to: &found)
    for object in scene.objects {
      let id = object.identifier?.value ?? ""
      add(object.archive, id: id, className: object.className.value, to: &found)
      add(object.nib, id: id, className: object.className.value, to: &found)
      for index in object.constraints {
        add(scene.constraints[index].archive, id: id, className: "NSLayoutConstraint", to: &found)
      }
    }
    return found
  }

  private static func add(
    _ edits: ArchiveEdits,
    id: String,
    className: String,
    to found: inout [Decompilation.Kept]
  ) {
    guard !edits.isEmpty else { return }
    var keys = edits.edits.filter { $0.change != .keep }.map(\.key)
    if edits.className != nil { keys.insert("class", at: 0) }
    if keys.isEmpty { keys = ["order"] }
    found.append(.init(id: id, className: className, keys: keys))
  }
}
