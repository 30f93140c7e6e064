import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// Which objects and constraints of a scene get an element in its document: connections lead to nothing else.
struct ExportedParts {
  private var objects: [Bool] = []
  private var constraints: Set<Int> = []

  /// No parts, as long as nothing has been decided.
  init() {}

  /// Decides for all parts of a scene.
  ///
  /// - Parameters:
  ///   - validated: The scene.
  ///   - isInStoryboard: Whether the scene is one of a storyboard, whose document has no owner and no placeholders.
  init(_ validated: ValidatedScene, isInStoryboard: Bool) {
    let scene = validated.scene
    objects = Array(repeating: false, count: scene.objects.count)
    for index in scene.objects.indices {
      let id = ObjectID(index)
      switch scene[id].kind {
      case .firstResponder: objects[index] = true
      case .owner, .placeholder: objects[index] = !isInStoryboard
      case .object:
        guard let parent = scene[id].parent else {
          objects[index] = true
          continue
        }
        guard scene[parent].kind == .object, objects[parent.index],
          let slot = validated.schema(of: parent).slots[scene[id].slotName ?? ""]
        else { continue }
        objects[index] = Self.hasPlace(id, slot, of: parent, in: scene)
      }
    }
    for (index, constraint) in scene.constraints.enumerated() where objects[constraint.owner.index] {
      let items = [constraint.first, constraint.second].compactMap { $0?.item.object }
      if items.allSatisfy({ objects[$0.index] }) { constraints.insert(index) }
    }
  }

  private static func hasPlace(_ id: ObjectID, _ slot: SlotSchema, of parent: ObjectID, in scene: Scene) -> Bool {
    if slot.outletCollection { return slot.name == "gestureRecognizers" }
    // The labels of a cell's style are written among the subviews of its content, which is there for them.
    if let host = slot.standsIn { return !scene[parent].children(in: host).isEmpty }
    return !scene.isImplied(scene[parent].children(in: slot.name))
  }

  /// Whether an object has an element.
  func contains(_ id: ObjectID) -> Bool { objects.indices.contains(id.index) && objects[id.index] }

  /// Whether a constraint has an element.
  func contains(constraint index: Int) -> Bool { constraints.contains(index) }

  /// Whether what a reference leads to has an element.
  func contains(_ reference: SceneReference) -> Bool {
    switch reference.target {
    case .object(let id): contains(id)
    case .constraint(let index): contains(constraint: index)
    case .unresolved: false
    }
  }
}

extension Scene {
  /// Whether the text does not spell out what is in a slot, and nothing else is written in it: the class of the parent has it anyway.
  func isImplied(_ children: [ObjectID]) -> Bool {
    children.count == 1 && self[children[0]].isUnwritten && cellParts(of: children[0]).isEmpty
  }

  /// The labels and the image of a cell's built-in style, by the view of the cell's content; empty for any other object.
  func cellParts(of contentView: ObjectID) -> [ObjectID] {
    guard self[contentView].slotName == "contentView", let cell = self[contentView].parent else { return [] }
    return ["textLabel", "detailTextLabel", "imageView"].flatMap { self[cell].children(in: $0) }
  }
}

extension SceneObject {
  /// Whether the text does not spell the object out.
  var isUnwritten: Bool { kind == .object && range.lowerBound == range.upperBound }
}
