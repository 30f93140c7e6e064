import SceneCatalog
import SceneModel

extension NibEmitter {
  /// What a property of an object is: what the scene says, or what UIKit's initializer gives.
  func value(of name: String, in id: ObjectID) -> SceneValue {
    let object = scene[id]
    let schema = validated.schema(of: id)
    guard let property = schema.properties[name] else { return .null }
    if let written = object.property(name)?.value.value, !passesOver(name, of: id) {
      return completed(written, by: property)
    }
    return unwrittenValue(of: property, in: id)
  }

  /// What a property of an object is where the scene does not say.
  func unwrittenValue(of property: PropertySchema, in id: ObjectID) -> SceneValue {
    let name = property.name
    let object = scene[id]
    if isPlacedByConstraints(id) {
      // The language's one exception to the initializer's defaults; with it goes the mask that Interface Builder gives such views, which
      // holds the view's place just as no mask does.
      if name == "translatesAutoresizingMaskIntoConstraints" { return .bool(false) }
      if name == "autoresizingMask", object.property("translatesAutoresizingMaskIntoConstraints") == nil {
        return .optionSet(["flexibleRightMargin", "flexibleBottomMargin"], raw: 36)
      }
    }
    for conditional in property.conditionalDefaults {
      if case .enumeration(let caseName, _) = value(of: conditional.property, in: id), caseName == conditional.caseName
      {
        return conditional.value
      }
    }
    return property.defaultValue
  }

  /// Whether a view that says nothing of it leaves its place to constraints: a subview that a constraint names, or an arranged one.
  private func isPlacedByConstraints(_ id: ObjectID) -> Bool {
    guard let parent = scene[id].parent, let slotName = scene[id].slotName else { return false }
    if validated.schema(of: parent).slots[slotName]?.usesConstraints == true { return true }
    return slotName == "subviews" && constrainedViews.contains(id)
  }

  /// A value per axis names one of them only: the other keeps its default.
  private func completed(_ value: SceneValue, by property: PropertySchema) -> SceneValue {
    guard case .keyed(let given) = value, property.encoding == .axisPair,
      case .keyed(let defaults) = property.defaultValue
    else { return value }
    return .keyed(defaults.map { fallback in given.first { $0.raw == fallback.raw } ?? fallback })
  }
}
