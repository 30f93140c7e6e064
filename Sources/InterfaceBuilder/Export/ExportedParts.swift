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
      switch scene.objects.records[index].kind {
      case .firstResponder: objects[index] = true
      case .owner, .placeholder: objects[index] = !isInStoryboard
      case .object:
        guard let parent = scene.objects.parent(at: index) else {
          objects[index] = true
          continue
        }
        guard scene.objects.isMade(at: parent.index), objects[parent.index],
          let slot = validated.schema(of: parent).slots[scene.objects.slotName(at: index) ?? ""]
        else { continue }
        objects[index] = Self.hasPlace(slot, of: parent, in: scene)
      }
    }
    for (index, constraint) in scene.constraints.enumerated() where objects[constraint.owner.index] {
      let items = [constraint.first, constraint.second].compactMap { $0?.item.object }
      if items.allSatisfy({ objects[$0.index] }) { constraints.insert(index) }
    }
  }

  private static func hasPlace(_ slot: SlotSchema, of parent: ObjectID, in scene: Scene) -> Bool {
    if slot.outletCollection { return slot.name == "gestureRecognizers" }
    // The labels of a cell's style are written among the subviews of its content, which is there for them.
    let objects = scene.objects
    if let host = slot.standsIn {
      return (objects.slot(objects.names.number(of: host), at: parent.index)?.childCount ?? 0) > 0
    }
    return !scene.isImplied(slot.name, of: parent)
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
  func isImplied(_ slot: String, of parent: ObjectID) -> Bool {
    guard let slot = objects.slot(objects.names.number(of: slot), at: parent.index), slot.childCount == 1 else {
      return false
    }
    let child = ObjectID(Int(objects.children[slot.children.lowerBound]))
    return isUnwritten(child) && cellParts(of: child).isEmpty
  }

  /// The labels and the image of a cell's built-in style, by the view of the cell's content; empty for any other object.
  func cellParts(of contentView: ObjectID) -> [ObjectID] {
    guard objects.slotName(at: contentView.index) == "contentView", let cell = objects.parent(at: contentView.index)
    else { return [] }
    return ["textLabel", "detailTextLabel", "imageView"].flatMap { objects.children(in: $0, at: cell.index) }
  }

  /// Whether the text does not spell an object out.
  func isUnwritten(_ id: ObjectID) -> Bool { objects.isMade(at: id.index) && objects.range(at: id.index).isEmpty }
}
