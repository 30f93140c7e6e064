import SceneCatalog
import SceneDiagnostics
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

extension ValidatedScene {
  /// The views that some of the scene's constraints name.
  func constrainedViews(of constraints: some Sequence<Int>) -> ConstrainedViews {
    var views = ConstrainedViews()
    for index in constraints {
      if scene.constraints[index].first.guide == nil { views.insert(scene.constraints[index].first.item, of: scene) }
      if let second = scene.constraints[index].second, second.guide == nil { views.insert(second.item, of: scene) }
    }
    return views
  }

  /// Whether a view that says nothing of it leaves its place to constraints: a subview that a constraint names, or an arranged one.
  func isPlacedByConstraints(_ id: ObjectID, constrained: ConstrainedViews) -> Bool {
    guard let parent = scene.objects.parent(at: id.index) else { return false }
    let schema = schema(of: parent)
    guard !constrained.isEmpty || !schema.constrainingSlots.isEmpty,
      let slotName = scene.objects.slotName(at: id.index)
    else { return false }
    if !constrained.isEmpty, slotName == "subviews", constrained.contains(id) { return true }
    return schema.constrainingSlots.contains(slotName)
  }

  /// Whether an object is in a nib at all: one that no size class installs, and that nothing refers to, is not.
  func isInNib(_ id: ObjectID) -> Bool {
    scene.objects.records[id.index].isInstalled || !scene.objects.variations(at: id.index).isEmpty
      || referenced.contains(id)
  }

  /// Whether a constraint is in the nib: one that is never installed, and that nothing refers to, is not.
  func isInNib(constraint index: Int) -> Bool {
    scene.constraints[index].isInstalled || !scene.constraints[index].variations.isEmpty
      || referencedConstraints.contains(index)
  }
}

/// The views that constraints name.
struct ConstrainedViews: Sendable {
  // By index; empty where there are none.
  private var isNamed: [Bool] = []

  /// Whether constraints name no view.
  var isEmpty: Bool { isNamed.isEmpty }

  /// Whether a constraint names an object.
  func contains(_ id: ObjectID) -> Bool { !isNamed.isEmpty && isNamed[id.index] }

  fileprivate mutating func insert(_ item: SceneReference, of scene: Scene) {
    guard let id = item.object else { return }
    if isNamed.isEmpty { isNamed = Array(repeating: false, count: scene.objects.count) }
    isNamed[id.index] = true
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
