package import SceneModel

/// Who refers to which objects and constraints of a scene, by outlets, actions, constraints and embedding.
package struct SceneReferences: Sendable {
  /// The objects that some outlet leads to.
  package private(set) var outletTargets: Set<ObjectID> = []
  /// The objects that some action is sent to.
  package private(set) var receivers: Set<ObjectID> = []
  /// The views that a child controller's view goes into.
  package private(set) var containers: Set<ObjectID> = []
  /// The objects that trigger segues, and views that embed scenes.
  package private(set) var segueSources: Set<ObjectID> = []
  /// The constraints that some outlet leads to, as indexes in `Scene.constraints`.
  package private(set) var constraints: Set<Int> = []
  /// Finds the references of a scene, from its objects and segues.
  package init(_ objects: SceneObjectList, _ segues: [SceneSegue]) {
    for index in objects.records.indices {
      // Nearly all objects are connected to nothing.
      guard let rest = objects.rest(at: index) else { continue }
      for target in rest.outlets.flatMap(\.targets) {
        if let id = target.object { outletTargets.insert(id) }
        if case .constraint(let index) = target.target { constraints.insert(index) }
      }
      for action in rest.actions {
        if let id = action.receiver.object { receivers.insert(id) }
      }
      if let id = rest.embedding?.container.object { containers.insert(id) }
    }
    for segue in segues { segueSources.insert(segue.source) }
  }

  /// Every name that some reference of a scene is written with, whatever it stands for.
  package static func names(in scene: Scene) -> Set<String> {
    var names: Set<String> = []
    for index in scene.objects.records.indices {
      guard let rest = scene.objects.rest(at: index) else { continue }
      for outlet in rest.outlets { names.formUnion(outlet.targets.map(\.name)) }
      names.formUnion(rest.actions.map(\.receiver.name))
      if let container = rest.embedding?.container { names.insert(container.name) }
    }
    for segue in scene.segues {
      let references = [segue.sourceView, segue.barButtonItem].compactMap { $0 } + segue.passthroughViews
      names.formUnion(references.map(\.name))
    }
    for constraint in scene.constraints {
      names.insert(constraint.first.item.name)
      if let second = constraint.second { names.insert(second.item.name) }
    }
    return names
  }

  /// Whether code can reach an object: an outlet leads to it.
  package func isReachable(_ id: ObjectID) -> Bool { outletTargets.contains(id) }
}
