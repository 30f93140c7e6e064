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
  /// The constraints that some outlet leads to, as places in `Scene.constraints`.
  package private(set) var constraints: Set<Int> = []
  /// Every name that some reference is written with, whatever it stands for.
  package private(set) var names: Set<String> = []

  /// Finds the references of a scene.
  package init(_ scene: Scene) {
    for object in scene.objects {
      for target in object.outlets.flatMap(\.targets) {
        note(target)
        if let id = target.object { outletTargets.insert(id) }
        if case .constraint(let index) = target.target { constraints.insert(index) }
      }
      for action in object.actions {
        note(action.receiver)
        if let id = action.receiver.object { receivers.insert(id) }
      }
      if let container = object.embedding?.container {
        note(container)
        if let id = container.object { containers.insert(id) }
      }
    }
    for segue in scene.segues {
      segueSources.insert(segue.source)
      for reference in [segue.sourceView, segue.barButtonItem].compactMap({ $0 }) + segue.passthroughViews {
        note(reference)
      }
    }
    for constraint in scene.constraints {
      for term in [constraint.first, constraint.second].compactMap({ $0 }) {
        note(term.item)
      }
    }
  }

  private mutating func note(_ reference: SceneReference) { names.insert(reference.name) }

  /// Whether code can reach an object: an outlet leads to it.
  package func isReachable(_ id: ObjectID) -> Bool { outletTargets.contains(id) }
}
