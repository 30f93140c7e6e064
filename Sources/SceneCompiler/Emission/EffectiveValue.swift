import SceneCatalog
import SceneModel

extension NibEmitter {
  /// What a property of an object is: what the scene says, or what UIKit's initializer gives.
  func value(of name: String, in id: ObjectID) -> SceneValue {
    guard let property = validated.schema(of: id).properties[name] else { return .null }
    if let written = scene[id].property(name)?.value.value, !passesOver(name, of: id) {
      return property.completed(written)
    }
    return unwrittenValue(of: property, in: id)
  }

  /// What a property of an object is where the scene does not say.
  func unwrittenValue(of property: PropertySchema, in id: ObjectID) -> SceneValue {
    // Most properties have one default, whatever else an object says.
    if property.conditionalDefaults.isEmpty, !PlacedProperty.all.contains(property.name) {
      return property.defaultValue
    }
    return property.unwrittenValue(in: validated.schema(of: id), isPlaced: isPlacedByConstraints(id)) { name in
      passesOver(name, of: id) ? nil : scene[id].property(name)?.value.value
    }
  }

  /// Whether a view that says nothing of it leaves its place to constraints: a subview that a constraint names, or an arranged one.
  func isPlacedByConstraints(_ id: ObjectID) -> Bool {
    guard let parent = scene[id].parent, let slotName = scene[id].slotName else { return false }
    if !constrainedViews.isEmpty, slotName == "subviews", constrainedViews.contains(id) { return true }
    return validated.schema(of: parent).constrainingSlots.contains(slotName)
  }
}

/// The properties whose default depends on whether constraints place a view.
enum PlacedProperty {
  static let translation = "translatesAutoresizingMaskIntoConstraints"
  static let mask = "autoresizingMask"
  static let all: Set = [translation, mask]
}

extension PropertySchema {
  /// What the property is where the scene does not say; `written` gives what it says of others, by name.
  func unwrittenValue(in schema: ClassSchema, isPlaced: Bool, _ written: (String) -> SceneValue?) -> SceneValue {
    if isPlaced {
      // The language's one exception to the initializer's defaults; with it goes the mask that Interface Builder gives such views, which
      // holds the view's place just as no mask does.
      if name == PlacedProperty.translation { return .bool(false) }
      if name == PlacedProperty.mask, written(PlacedProperty.translation) == nil {
        return .optionSet(["flexibleRightMargin", "flexibleBottomMargin"], raw: 36)
      }
    }
    for conditional in conditionalDefaults {
      guard let other = schema.properties[conditional.property] else { continue }
      let value =
        written(other.name).map { other.completed($0) }
        ?? other.unwrittenValue(in: schema, isPlaced: isPlaced, written)
      if case .enumeration(let caseName, _) = value, caseName == conditional.caseName { return conditional.value }
    }
    return defaultValue
  }

  /// A value per axis names one of them only: the other keeps its default.
  func completed(_ value: SceneValue) -> SceneValue {
    guard encoding == .axisPair, case .keyed(let given) = value, case .keyed(let defaults) = defaultValue else {
      return value
    }
    return .keyed(defaults.map { fallback in given.first { $0.raw == fallback.raw } ?? fallback })
  }
}
