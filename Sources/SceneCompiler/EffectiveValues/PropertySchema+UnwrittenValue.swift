import SceneCatalog
import SceneModel

/// The properties whose default depends on whether constraints place a view.
package enum PlacedProperty {
  static let translation = "translatesAutoresizingMaskIntoConstraints"
  static let mask = "autoresizingMask"

  /// Whether a property is one of them.
  package static func contains(_ name: String) -> Bool { name == translation || name == mask }
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
