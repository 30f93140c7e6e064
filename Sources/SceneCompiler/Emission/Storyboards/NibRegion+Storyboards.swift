import SceneCatalog
import SceneDiagnostics
import SceneModel

/// How the objects of a storyboard's scene are divided among its nibs.
///
/// The tree of each controller's view, but for its gesture recognizers, is a nib of its own; everything else is in the scene's.
struct SceneDivision {
  let scene: ValidatedScene
  /// The controllers, in the order of the text.
  private(set) var controllers: [ObjectID] = []
  /// The controller that each object belongs to; that of the scene for its dock.
  private(set) var owners: [ObjectID: ObjectID] = [:]
  /// The controller in whose view's nib an object is; nil for an object of the scene's nib, and of a prototype's.
  private(set) var views: [ObjectID: ObjectID] = [:]
  /// The gesture recognizers that stand in a view, by the controller whose view it is.
  private(set) var recognizers: [ObjectID: [ObjectID]] = [:]
  /// The objects of prototypes, by the object that has the prototype.
  private(set) var prototypeContents: Set<ObjectID> = []

  init(_ scene: ValidatedScene) {
    self.scene = scene
    let objects = scene.scene.objects
    // Parents stand before their children.
    for index in objects.indices where objects.isMade(at: index) {
      let id = ObjectID(index)
      guard let parent = objects.parent(at: index), let slot = objects.slotName(at: index) else {
        owners[id] = scene.scene.viewController
        if isController(id) {
          controllers.append(id)
          owners[id] = id
        }
        continue
      }
      let schema = scene.schema(of: parent)
      let isPrototype = prototypeContents.contains(parent) || schema.prototypeSlots.contains(slot)
      if isPrototype { prototypeContents.insert(id) }
      if !isPrototype, isController(id), schema.isKind(of: "UIViewController") {
        controllers.append(id)
        owners[id] = id
        continue
      }
      owners[id] = owners[parent]
      if isPrototype { continue }
      if let view = slot == "view" && isController(parent) ? parent : views[parent] {
        if schema.slots[slot]?.outletCollection == true {
          recognizers[view, default: []].append(id)
        } else {
          views[id] = view
        }
      }
    }
  }

  private func isController(_ id: ObjectID) -> Bool { scene.schema(of: id).isKind(of: "UIViewController") }

  /// The view of a controller; nil for one without.
  func view(of controller: ObjectID) -> ObjectID? {
    scene.scene.objects.children(in: "view", at: controller.index).first
  }

  /// The objects beside the controllers that stand at the top of the scene, with the recognizers of a controller's view.
  func dock(of controller: ObjectID) -> [ObjectID] {
    let own = controller == scene.scene.viewController ? scene.scene.topLevel.filter { $0 != controller } : []
    return own + (recognizers[controller] ?? [])
  }

  /// The objects of the nib of a controller's view, in the order of the text.
  func viewMembers(of controller: ObjectID) -> [ObjectID] {
    scene.scene.objects.indices.map { ObjectID($0) }.filter { views[$0] == controller }
  }

  /// The objects of a scene's nib that belong to some controllers, in the order of the text.
  func sceneMembers(of controllers: Set<ObjectID>) -> [ObjectID] {
    scene.scene.objects.indices.map { ObjectID($0) }.filter { id in
      owners[id].map { controllers.contains($0) } == true && views[id] == nil && !prototypeContents.contains(id)
    }
  }

  /// What connections of some objects lead to, prototypes in them included, and what leads to them.
  func outsiders(of members: [ObjectID]) -> Set<ObjectID> {
    let objects = scene.scene.objects
    var inside = Set(members)
    var found: Set<ObjectID> = []
    // The contents of prototypes belong to nibs within this one.
    for index in objects.indices where prototypeContents.contains(ObjectID(index)) {
      if let parent = objects.parent(at: index), inside.contains(parent) { inside.insert(ObjectID(index)) }
    }
    for index in objects.indices {
      let id = ObjectID(index)
      guard let rest = objects.rest(at: index) else { continue }
      let targets = targets(of: rest)
      if inside.contains(id) { found.formUnion(targets) }
      if targets.contains(where: inside.contains) { found.insert(id) }
    }
    for id in inside { found.formUnion(recognizersIn(id)) }
    for index in inside.flatMap({ objects.constraints(at: $0.index) }) {
      let constraint = scene.scene.constraints[index]
      for item in [constraint.first.item.object, constraint.second?.item.object] { item.map { _ = found.insert($0) } }
    }
    return found.subtracting(inside)
  }

  private func recognizersIn(_ id: ObjectID) -> [ObjectID] {
    scene.schema(of: id).slots.values.filter(\.outletCollection).flatMap {
      scene.scene.objects.children(in: $0.name, at: id.index)
    }
  }

  private func targets(of rest: ObjectRest) -> Set<ObjectID> {
    var found: Set<ObjectID> = []
    for target in rest.outlets.flatMap(\.targets) {
      switch target.target {
      case .object(let id): found.insert(id)
      case .constraint(let index): found.insert(scene.scene.constraints[index].owner)
      case .unresolved: break
      }
    }
    for action in rest.actions { action.receiver.object.map { _ = found.insert($0) } }
    return found
  }
}
