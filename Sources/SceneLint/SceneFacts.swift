package import SceneCompiler
import SceneDiagnostics
import SceneModel

/// What rules about whole folders want to know of one scene.
package struct SceneFacts: Hashable, Sendable {
  /// The classes that the scene names, superclasses left out.
  package var classes: Set<String>
  /// The outlets that the scene connects, each as `Class.outlet`.
  package var outlets: Set<String>
  /// The messages that the scene sends, each as `Class.selector`; `*.selector` for one to the first responder.
  package var actions: Set<String>
  /// The properties and runtime attributes that the scene sets, each as `Class.property`.
  package var attributes: Set<String>

  /// Makes facts that are known.
  package init(
    classes: Set<String> = [],
    outlets: Set<String> = [],
    actions: Set<String> = [],
    attributes: Set<String> = []
  ) {
    self.classes = classes
    self.outlets = outlets
    self.actions = actions
    self.attributes = attributes
  }

  /// Gathers the facts of a scene.
  package init(_ validated: ValidatedScene) {
    self.init()
    for segue in validated.scene.segues {
      if let name = segue.className { classes.insert(name.value) }
      guard let creator = segue.creator, let controller = validated.scene.viewController else { continue }
      actions.insert("\(validated.scene[controller].className.value).\(creator.value)")
    }
    for (index, object) in validated.scene.objects.enumerated() {
      classes.insert(object.className.value)
      for action in object.unwindActions { actions.insert("\(object.className.value).\(action.value)") }
      for outlet in object.outlets { outlets.insert("\(object.className.value).\(outlet.name.value)") }
      for action in object.actions {
        let receiver = action.receiver.object.map { validated.scene[$0] }
        let name = action.receiver.object == Scene.firstResponder ? "*" : receiver?.className.value ?? "*"
        actions.insert("\(name).\(action.selector.value)")
      }
      // UIKit's own properties are set by nearly every object, and nobody asks for them.
      guard validated.isCustom(ObjectID(index)) else { continue }
      for attribute in object.attributes { attributes.insert("\(object.className.value).\(attribute.keyPath.value)") }
      for property in object.properties { attributes.insert("\(object.className.value).\(property.name.value)") }
    }
  }
}
