package import SceneDiagnostics

/// A use of a component in a scene: the object that was made for it, and the parts of it that the scene can name.
package struct SceneComponentUse: Hashable, Sendable {
  /// An object or a constraint of a component by the name that users have for it.
  package struct Part: Hashable, Sendable {
    package var name: String
    package var target: SceneReference.Target

    /// Makes a part.
    package init(name: String, target: SceneReference.Target) {
      self.name = name
      self.target = target
    }
  }

  /// The component's name, where the text of the scene has it; all that was made of the component has this range.
  package var component: Located<String>
  /// The object that stands for the whole.
  package var object: ObjectID
  /// The id that the scene gives the use; nil where it gives none, and for a use within a component.
  package var identifier: String?
  package var parts: [Part] = []

  /// Makes a use without parts.
  package init(component: Located<String>, object: ObjectID, identifier: String?) {
    self.component = component
    self.object = object
    self.identifier = identifier
  }
}
