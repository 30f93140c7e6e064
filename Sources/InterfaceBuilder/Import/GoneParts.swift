import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The parts of a scene that are taken out together, and what is looked up for that.
struct GoneParts {
  var outlets: [ObjectID: Set<String>] = [:]
  /// The document's ids of these outlets.
  var connectionIDs: [ObjectID: Set<String>] = [:]
  /// The indexes of actions in the lists of their objects.
  var actions: [ObjectID: Set<Int>] = [:]
  var attributes: [ObjectID: Set<String>] = [:]
  var segues: [ObjectID: Set<Int>] = [:]
  var constraints: [ObjectID: Set<Int>] = [:]
  let connections = Connections()
  private var actionsByEvent: [ObjectID: [String?: [Int]]] = [:]
  private var constraintIDs: [ObjectID: [Int: String]] = [:]

  /// The indexes of an object's actions for an event, nil for those without one.
  mutating func actions(of id: ObjectID, at event: String?, in scene: Scene) -> [Int] {
    if actionsByEvent[id] == nil {
      actionsByEvent[id] = Dictionary(grouping: scene[id].actions.indices) { scene[id].actions[$0].event?.value }
    }
    return actionsByEvent[id]?[event] ?? []
  }

  /// The document's id of a constraint, by the ids that its owner keeps; nil where it keeps none.
  mutating func element(ofConstraint index: Int, in scene: Scene) -> String? {
    let id = scene.constraints[index].owner
    if constraintIDs[id] == nil {
      let owner = scene[id]
      var ids: [Int: String] = [:]
      let key = SceneKeys.InterfaceBuilder.constraints.rawValue
      if case .text(let list)? = owner.interfaceBuilder.first(where: { $0.key == key })?.value {
        for (constraint, id) in zip(owner.constraints, list.split(separator: " ")) { ids[constraint] = String(id) }
      }
      constraintIDs[id] = ids
    }
    return constraintIDs[id]?[index]
  }
}
