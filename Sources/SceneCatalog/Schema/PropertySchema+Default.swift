package import SceneModel

/// The properties whose default depends on whether constraints place a view.
package enum PlacedProperty {
  package static let translation = "translatesAutoresizingMaskIntoConstraints"
  package static let mask = "autoresizingMask"
  /// The mask that Interface Builder gives views that constraints place; it holds a view's position just as no mask does.
  package static let heldMask = SceneValue.optionSet(["flexibleRightMargin", "flexibleBottomMargin"], raw: 36)

  /// Whether a property is one of them.
  package static func contains(_ name: String) -> Bool { name == translation || name == mask }

  /// Whether a view that says nothing of it leaves its position to constraints: a subview that a constraint names, or an arranged one.
  ///
  /// - Parameters:
  ///   - slot: The name of the slot in which the view stands.
  ///   - usesConstraints: Whether the slot's owner places its views by constraints.
  ///   - isNamedByConstraint: Whether a constraint names the view.
  package static func isPlaced(slot: String, usesConstraints: Bool, isNamedByConstraint: Bool) -> Bool {
    usesConstraints || isNamedByConstraint && slot == "subviews"
  }
}

extension PropertySchema {
  /// What the property is where the scene does not say.
  ///
  /// - Parameters:
  ///   - schema: The object's class, which has the property.
  ///   - isPlaced: Whether the object leaves its position to constraints.
  ///   - written: What the scene says of the object's other properties, by name; nil where it says nothing.
  package func unwrittenValue(
    in schema: ClassSchema,
    isPlaced: Bool,
    _ written: (String) -> SceneValue?
  ) -> SceneValue {
    schema.members.property(named: name).map { schema.members.unwrittenValue(of: $0, isPlaced: isPlaced, written) }
      ?? defaultValue
  }

  /// What a document of Interface Builder means that does not write the property: the default of the class that declares it, where
  /// the schema does not say otherwise.
  package func documentMeaning(in catalog: SceneCatalog) -> SceneValue {
    documentDefault ?? catalog.schema(named: declaringClass)?.properties[name]?.defaultValue ?? defaultValue
  }

  /// A value per axis names one of them only: the other keeps its default.
  package func completed(_ value: SceneValue) -> SceneValue {
    guard encoding == .axisPair, case .keyed(let given) = value, case .keyed(let defaults) = defaultValue else {
      return value
    }
    return .keyed(defaults.map { fallback in given.first { $0.raw == fallback.raw } ?? fallback })
  }
}
