import SceneCatalog
import SceneModel

/// An object of a class of which nothing is said, and which notes what it is asked for.
struct SilentSubject: KeySubject {
  let schema: ClassSchema
  let tools: NibTools
  private let isPlaced: Bool
  private(set) var inputs = KeyInputs()

  /// Makes an object of a class.
  ///
  /// - Parameters:
  ///   - schema: The class.
  ///   - tools: The tools that the rules are asked about.
  ///   - isPlaced: Whether constraints say where the object is.
  init(_ schema: ClassSchema, _ tools: NibTools, isPlaced: Bool = false) {
    (self.schema, self.tools, self.isPlaced) = (schema, tools, isPlaced)
  }

  mutating func says(_ property: String) -> SceneValue? {
    inputs.add(property)
    return nil
  }

  mutating func sets(_ property: String) -> Bool { says(property) != nil }

  mutating func passesOver(_ property: String) -> Bool { note(.identity) }

  mutating func isPlacedByConstraints() -> Bool {
    inputs.kinds.insert(.placement)
    return isPlaced
  }

  mutating func geometry() -> ViewGeometry {
    for property in ViewGeometry.properties { inputs.add(property) }
    return ViewGeometry()
  }

  mutating func children(in slot: String) -> [ObjectID] {
    inputs.kinds.insert(.slots)
    return []
  }

  mutating func archivedChildren(in slot: String) -> [ObjectID] { children(in: slot) }
  mutating func mayHaveConstraints() -> Bool { note(.constraints) }
  mutating func mayHaveGuides() -> Bool { note(.guides) }

  mutating func mayHaveContent() -> Bool {
    var hasContent = false
    for name in schema.propertyNames {
      guard let property = schema.properties[name], ClassPlan.StatefulProperty(property) != nil,
        case .keyed(let values) = value(of: name)
      else { continue }
      if values.contains(where: { $0.value != .null }) { hasContent = true }
    }
    return hasContent
  }

  mutating func isPrototypeOfXcode7() -> Bool { note(.identity) }

  // Xcode 11 and 12 tie content views for some systems.
  mutating func isTiedContentView() -> Bool { tools.isSince(.xcode11) && !tools.isSince(.xcode12_5) && note(.identity) }

  /// Notes that something was asked that does not hold for the object.
  private mutating func note(_ kind: KeyInputs.Kinds) -> Bool {
    inputs.kinds.insert(kind)
    return false
  }
}
