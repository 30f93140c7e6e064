package import SceneCompiler
import SceneDiagnostics
import SceneModel

/// What rules about whole folders need of one scene.
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
    let objects = validated.scene.objects
    classes.reserveCapacity(8)
    for segue in validated.scene.segues {
      if let name = segue.className { classes.insert(name.value) }
      guard let creator = segue.creator, let controller = validated.scene.viewController else { continue }
      actions.insert("\(objects.className(at: controller.index)).\(creator.value)")
    }
    // Most objects are of the class of others, and have no connections.
    var isKnown = [Bool](repeating: false, count: objects.names.names.count)
    for (index, record) in objects.records.enumerated() {
      let name = objects.className(at: index)
      if !isKnown[Int(record.className)] {
        isKnown[Int(record.className)] = true
        classes.insert(name)
      }
      if objects.hasRareParts(at: index) {
        for action in objects[index].unwindActions { actions.insert("\(name).\(action.value)") }
      }
      for outlet in objects.outlets(at: index) { outlets.insert("\(name).\(outlet.name.value)") }
      for action in objects.actions(at: index) {
        let receiver = action.receiver.object.map { objects.className(at: $0.index) }
        let target = action.receiver.object == Scene.firstResponder ? "*" : receiver ?? "*"
        actions.insert("\(target).\(action.selector.value)")
      }
      // UIKit's own properties are set by nearly every object, and no rule asks for them.
      guard validated.isCustom(ObjectID(index)) else { continue }
      for attribute in objects.attributes(at: index) { attributes.insert("\(name).\(attribute.keyPath.value)") }
      for property in record.properties {
        attributes.insert("\(name).\(objects.names[objects.properties[property].name])")
      }
    }
  }
}
