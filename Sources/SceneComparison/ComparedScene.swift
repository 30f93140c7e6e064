package import SceneCompiler
import SceneDiagnostics
import SceneLanguage
package import SceneModel

/// One side of a comparison: a scene, and how its objects are identified.
package struct ComparedScene: Sendable {
  /// The scene.
  let validated: ValidatedScene
  let values: EffectiveValues
  let archivedTexts: ArchivedTexts
  /// Whether ids are the author's own: those of a decompiled nib are made up from its content.
  let hasOwnIDs: Bool
  /// The names that scenes have on the other side of a comparison of storyboards, where they are other ones.
  var otherNames: [String: String] = [:]
  /// Whether only what reaches the nib is compared, since the other side is one.
  var isLimitedToNib = false {
    didSet { positions = makePositions() }
  }
  /// The position of each object among those beside it, by the index of the object.
  private var positions: [Int] = []

  var scene: Scene { validated.scene }

  /// Makes a side of a comparison; `hasOwnIDs` is false for what was a nib.
  package init(_ scene: ValidatedScene, hasOwnIDs: Bool) {
    validated = scene
    values = EffectiveValues(scene)
    archivedTexts = ArchivedTexts(scene)
    self.hasOwnIDs = hasOwnIDs
    positions = makePositions()
  }

  /// The objects of this scene by those of another that they have become.
  package func objects(byThoseOf other: ComparedScene) -> [ObjectID: ObjectID] { SceneMatching(self, other).oldByNew }

  private func makePositions() -> [Int] {
    var found = Array(repeating: 0, count: scene.objects.count)
    for parent in [nil] + scene.objects.indices.map({ ObjectID($0) }) {
      for slot in slots(of: parent) {
        for (index, child) in slot.children.enumerated() { found[child.index] = index }
      }
    }
    return found
  }

  /// The position of an object among those that count beside it, from 0; 0 for one that does not count.
  func position(of id: ObjectID) -> Int { positions[id.index] }

  /// The objects that the nib makes, parents before children.
  var members: [ObjectID] {
    scene.objects.indices.map { ObjectID($0) }.filter { scene[$0].kind == .object && isCompared($0) }
  }

  /// Whether an object counts: one that is not in the nib does not where the other side is one.
  func isCompared(_ id: ObjectID) -> Bool { !isLimitedToNib || scene[id].kind != .object || values.isInNib(id) }

  /// The constraints of an object that count.
  func constraints(of id: ObjectID) -> [Int] {
    scene[id].constraints.filter { !isLimitedToNib || values.isInNib(constraint: $0) }
  }

  /// The children of an object in a slot, or those at the top for nil.
  func children(of id: ObjectID?, in slot: String?) -> [ObjectID] {
    (id.map { scene[$0].children(in: slot ?? "") } ?? scene.topLevel).filter(isCompared)
  }

  /// The children of an object, or those at the top, slot by slot.
  func slots(of id: ObjectID?) -> [(name: String, children: [ObjectID])] {
    guard let id else { return [("objects", children(of: nil, in: nil))] }
    return scene[id].slots.map { ($0.name.value, $0.children.filter(isCompared)) }
  }

  /// What an object is called: its id, else the way to it.
  func name(of id: ObjectID) -> String {
    if id == scene.viewController { return ReservedName.viewController.rawValue }
    // An object that is put together has all its children, and each of them asks for the name of its parent.
    let objects = scene.objects
    switch objects.records[id.index].kind {
    case .owner: return ReservedName.owner.rawValue
    case .firstResponder: return ReservedName.firstResponder.rawValue
    case .placeholder, .object: break
    }
    if let name = objects.identifier(at: id.index)?.value { return name }
    let slot =
      objects.parent(at: id.index).map { "\(name(of: $0)).\(objects.slotName(at: id.index) ?? "")" } ?? "objects"
    return "\(slot)[\(position(of: id))]"
  }
}
