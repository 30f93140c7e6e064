package import SceneCompiler
import SceneModel

/// One side of a comparison: a scene, and how its objects are told from each other.
package struct ComparedScene: Sendable {
  /// The scene.
  let validated: ValidatedScene
  let values: EffectiveValues
  /// Whether ids are the author's own: those of a decompiled nib are made up from its content.
  let hasOwnIDs: Bool
  /// The objects that the nib makes, parents before children.
  let members: [ObjectID]

  var scene: Scene { validated.scene }

  /// Makes a side of a comparison; `hasOwnIDs` is false for what was a nib.
  package init(_ scene: ValidatedScene, hasOwnIDs: Bool) {
    validated = scene
    values = EffectiveValues(scene)
    self.hasOwnIDs = hasOwnIDs
    members = scene.scene.objects.indices.map { ObjectID($0) }.filter { scene.scene[$0].kind == .object }
  }

  /// The children of an object, or those at the top, slot by slot.
  func slots(of id: ObjectID?) -> [(name: String, children: [ObjectID])] {
    guard let id else { return [("objects", scene.topLevel)] }
    return scene[id].slots.map { ($0.name.value, $0.children) }
  }

  /// What an object is called: its id, else the way to it.
  func name(of id: ObjectID) -> String {
    let object = scene[id]
    switch object.kind {
    case .owner: return "owner"
    case .firstResponder: return "firstResponder"
    case .placeholder, .object: break
    }
    if let name = object.identifier?.value { return name }
    let siblings = object.parent.map { scene[$0].children(in: object.slotName ?? "") } ?? scene.topLevel
    let place = siblings.firstIndex(of: id) ?? 0
    let slot = object.parent.map { "\(name(of: $0)).\(object.slotName ?? "")" } ?? "objects"
    return "\(slot)[\(place)]"
  }
}
