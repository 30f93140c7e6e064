package import SceneCompiler
import SceneDiagnostics
import SceneModel

/// What rules about whole folders want to know of one scene.
package struct SceneFacts: Hashable, Sendable {
  /// The classes that the scene names, superclasses left out.
  package var classes: Set<String>
  /// The outlets that the scene connects, each as `Class.outlet`.
  package var outlets: Set<String>

  /// Makes facts that are known.
  package init(classes: Set<String> = [], outlets: Set<String> = []) {
    self.classes = classes
    self.outlets = outlets
  }

  /// Gathers the facts of a scene.
  package init(_ validated: ValidatedScene) {
    self.init()
    for object in validated.scene.objects {
      classes.insert(object.className.value)
      for outlet in object.outlets { outlets.insert("\(object.className.value).\(outlet.name.value)") }
    }
  }
}
