import SceneCompiler
package import SceneDiagnostics
package import SceneModel

/// What the scene says of its objects, from the records that it keeps: a rule asks this of hundreds of objects, and an object
/// that is put together for one answer costs more than the answer.
extension LintContext {
  /// The name of an object's class.
  package func className(of id: ObjectID) -> String { list.className(at: id.index) }

  /// The id of an object; nil where it has none.
  package func identifier(of id: ObjectID) -> Located<String>? { list.identifier(at: id.index) }

  /// The characters of a whole object; empty for what the text does not spell out.
  package func range(of id: ObjectID) -> SourceRange { list.range(at: id.index) }

  /// The object in whose slot another one is; nil at the top level.
  package func parent(of id: ObjectID) -> ObjectID? { list.parent(at: id.index) }

  /// The name of the slot that an object is in; nil at the top level.
  package func slotName(of id: ObjectID) -> String? { list.slotName(at: id.index) }

  /// The objects in a slot, in order; empty where the scene does not fill it.
  package func children(in slot: String, of id: ObjectID) -> [ObjectID] { list.children(in: slot, at: id.index) }

  /// Whether the scene sets a property.
  package func sets(_ property: PropertyName, of id: ObjectID) -> Bool {
    values.property(property, of: id) != nil
  }

  /// What the scene says of a property; nil where it does not set it.
  package func written(_ property: PropertyName, of id: ObjectID) -> SceneValue? {
    values.writtenValue(of: property, in: id)
  }

  /// A property as the scene sets it; nil where it does not.
  ///
  /// For the value alone there is `written(_:of:)`.
  package func property(_ name: PropertyName, of id: ObjectID) -> SceneProperty? {
    values.property(name, of: id).map { list.property(at: $0) }
  }

  /// The properties that the scene sets, in the order written, those of styles too.
  package func properties(of id: ObjectID) -> [SceneProperty] {
    list.records[id.index].properties.map { list.property(at: $0) }
  }

  /// Whether a view is installed where no size class says otherwise.
  package func isInstalled(_ id: ObjectID) -> Bool { list.records[id.index].isInstalled }

  package func outlets(of id: ObjectID) -> [SceneOutlet] { list.outlets(at: id.index) }

  package func actions(of id: ObjectID) -> [SceneAction] { list.actions(at: id.index) }

  package func variations(of id: ObjectID) -> [SceneVariation] { list.variations(at: id.index) }

  /// The user-defined runtime attributes of an object, in the order written.
  package func attributes(of id: ObjectID) -> [SceneAttribute] { list.attributes(at: id.index) }
}
