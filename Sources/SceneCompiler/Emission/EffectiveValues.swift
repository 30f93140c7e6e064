import SceneCatalog
package import SceneModel

/// What the properties of a scene's objects are: what the scene says, or what holds where it says nothing.
package struct EffectiveValues: Sendable {
  private let emitter: NibEmitter

  /// Makes the values of a scene.
  package init(_ scene: ValidatedScene) { emitter = NibEmitter(scene) }

  /// A property's value; nil where the object's class has none of that name.
  package func value(of name: String, in id: ObjectID) -> SceneValue? {
    emitter.validated.schema(of: id).properties[name] == nil ? nil : emitter.value(of: name, in: id)
  }
}
