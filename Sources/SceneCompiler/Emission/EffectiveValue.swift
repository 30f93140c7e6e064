import SceneCatalog
import SceneDiagnostics
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
    if property.conditionalDefaults.isEmpty, !PlacedProperty.contains(property.name) {
      return property.defaultValue
    }
    return property.unwrittenValue(in: validated.schema(of: id), isPlaced: isPlacedByConstraints(id)) { name in
      passesOver(name, of: id) ? nil : scene[id].property(name)?.value.value
    }
  }

  /// Whether a view that says nothing of it leaves its place to constraints.
  func isPlacedByConstraints(_ id: ObjectID) -> Bool {
    validated.isPlacedByConstraints(id, constrained: constrainedViews)
  }
}

extension ValidatedScene {
  /// The views that some of the scene's constraints name.
  func constrainedViews(of constraints: some Sequence<Int>) -> Set<ObjectID> {
    var views: Set<ObjectID> = []
    for index in constraints {
      let constraint = scene.constraints[index]
      if constraint.first.guide == nil, let view = constraint.first.item.object { views.insert(view) }
      if let second = constraint.second, second.guide == nil, let view = second.item.object { views.insert(view) }
    }
    return views
  }

  /// Whether a view that says nothing of it leaves its place to constraints: a subview that a constraint names, or an arranged one.
  func isPlacedByConstraints(_ id: ObjectID, constrained: Set<ObjectID>) -> Bool {
    guard let parent = scene.objects[id.index].parent, let slotName = scene.objects[id.index].slotName else {
      return false
    }
    if !constrained.isEmpty, slotName == "subviews", constrained.contains(id) { return true }
    return schemas[parent.index].constrainingSlots.contains(slotName)
  }

  /// Whether an object is in a nib at all: one that no size class installs, and that nothing refers to, is not.
  func isInNib(_ id: ObjectID) -> Bool {
    let object = scene.objects[id.index]
    return object.isInstalled || !object.variations.isEmpty || referenced.contains(id)
  }

  /// Whether a constraint is in the nib: one that is never installed, and that nothing refers to, is not.
  func isInNib(constraint index: Int) -> Bool {
    scene.constraints[index].isInstalled || !scene.constraints[index].variations.isEmpty
      || referencedConstraints.contains(index)
  }
}

/// The properties whose default depends on whether constraints place a view.
enum PlacedProperty {
  static let translation = "translatesAutoresizingMaskIntoConstraints"
  static let mask = "autoresizingMask"

  /// Whether a property is one of them.
  static func contains(_ name: String) -> Bool { name == translation || name == mask }
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
