import SceneCatalog
import SceneModel

extension NibEmitter {
  /// What a property of an object is: what the scene says, or what UIKit's initializer gives.
  func value(of name: String, in id: ObjectID) -> SceneValue {
    guard let property = validated.schema(of: id).properties[name] else { return .null }
    if let written = objects.value(of: name, at: id.index), !passesOver(name, of: id) {
      return property.completed(written)
    }
    return unwrittenValue(of: property, in: id)
  }

  /// What a property of an object is where the scene does not say.
  func unwrittenValue(of property: PropertySchema, in id: ObjectID) -> SceneValue {
    // Most properties have one default, whatever else an object says.
    if property.conditionalDefaults.isEmpty, !PlacedProperty.contains(property.name) {
      return property.defaultValue
    }
    return property.unwrittenValue(in: validated.schema(of: id), isPlaced: isPlacedByConstraints(id)) { name in
      passesOver(name, of: id) ? nil : objects.value(of: name, at: id.index)
    }
  }

  /// Whether a view that says nothing of it leaves its place to constraints.
  func isPlacedByConstraints(_ id: ObjectID) -> Bool {
    validated.isPlacedByConstraints(id, constrained: constrainedViews)
  }
}
