import SceneModel

/// Lists what a scene keeps as the nib had it.
enum KeptParts {
  static func all(in reading: ObjectReading, root: ArchiveEdits) -> [Decompilation.Kept] {
    var found: [Decompilation.Kept] = []
    add(root, id: "", className: "", to: &found)
    for object in reading.objects {
      add(object.archive, id: object.id, className: object.className, to: &found)
      add(object.nib, id: object.id, className: object.className, to: &found)
      for constraint in object.constraints {
        add(constraint.archive, id: object.id, className: "NSLayoutConstraint", to: &found)
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
