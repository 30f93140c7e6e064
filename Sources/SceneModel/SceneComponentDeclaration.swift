/// What is particular to a scene that is the declaration of a component.
package struct SceneComponentDeclaration: Hashable, Sendable {
  package var name: String
  /// The ids of the objects that users can name.
  package var parts: Set<String>
  /// The objects whose connections a use can say.
  package var connected: Set<ObjectID> = []

  /// Makes a declaration.
  package init(name: String, parts: Set<String>) {
    self.name = name
    self.parts = parts
  }
}
