import Backports
import SceneLanguage
package import SceneModel
import TextTables

/// What the keys of a class's objects mean, by their bytes.
///
/// A compile asks for every key of every object: a table of open addresses answers without making texts of them.
package final class ClassMembers: Sendable {
  /// The meaning of a key.
  package enum Member: Sendable {
    /// The index of a property.
    case property(Int)
    /// The index of a slot.
    case slot(Int)
    case unknown
  }

  /// A property of the class, with its default.
  package final class Property: Sendable {
    package let schema: PropertySchema
    package let name: String
    let defaultValue: SceneValue
    let conditions: [PropertySchema.ConditionalDefault]
    /// What the property is where a scene says nothing; nil where a case of another property decides.
    package let usualDefault: SceneValue?
    /// The usual default if it is a Bool; otherwise nil.
    package let usualFlag: Bool?
    /// The usual default if it is a Double; otherwise nil.
    package let usualNumber: Double?
    /// Whether the usual default is null; nil where a case of another property decides.
    package let isUsuallyNull: Bool?
    /// Whether Swift's initializer demands it.
    package let isRequired: Bool
    /// Whether views that constraints place have another default.
    package let dependsOnPlacement: Bool

    init(_ schema: PropertySchema) {
      self.schema = schema
      (name, defaultValue, conditions) = (schema.name, schema.defaultValue, schema.conditionalDefaults)
      usualDefault = schema.conditionalDefaults.isEmpty ? schema.defaultValue : nil
      if case .bool(let flag)? = usualDefault { usualFlag = flag } else { usualFlag = nil }
      if case .double(let number)? = usualDefault { usualNumber = number } else { usualNumber = nil }
      if case .null? = usualDefault { isUsuallyNull = true } else { isUsuallyNull = usualDefault.map { _ in false } }
      isRequired = schema.isRequired
      dependsOnPlacement = PlacedProperty.contains(schema.name)
    }
  }

  private let declaration: ClassDeclaration
  private let namedProperties: [Int]
  private let table: TextLookup
  /// The properties that were asked for; those of one scene are mostly those of the next.
  private let properties: Mutex<[Property?]>
  private let knownNamed = Mutex<[Unmanaged<Property>?]?>(nil)
  /// Whether a member has the name of a key that all objects have.
  package let hidesKeys: Bool

  /// Makes the meanings of the keys of a class, of which the properties that have a `PropertyName` are known by their indexes.
  init(_ declaration: ClassDeclaration, namedProperties: [Int]) {
    self.declaration = declaration
    self.namedProperties = namedProperties
    // A property comes before a slot of the same name.
    let table = TextLookup(declaration.propertyNames + declaration.slotNames)
    self.table = table
    properties = Mutex(Array(repeating: nil, count: declaration.propertyNames.count))
    hidesKeys = SceneKeys.object.contains { table.index(of: $0) != nil }
  }

  /// The number of properties.
  package var propertyCount: Int { declaration.propertyNames.count }

  /// The number of slots.
  package var slotCount: Int { declaration.slotNames.count }

  /// The property at an index; nil where the class does not have it.
  package func property(at index: Int) -> Property? {
    properties.withLock { properties in
      if let known = properties[index] { return known }
      properties[index] = declaration.properties[declaration.propertyNames[index]].map { Property($0) }
      return properties[index]
    }
  }

  /// The properties that have a `PropertyName`, by its number; nil for those that the class does not have.
  ///
  /// The class keeps them.
  package var named: [Unmanaged<Property>?] {
    knownNamed.withLock { known in
      if let known { return known }
      let found = namedProperties.map { $0 < 0 ? nil : property(at: $0).map { Unmanaged.passUnretained($0) } }
      known = found
      return found
    }
  }

  /// The property of a name; nil where the class has none.
  package func property(named name: String) -> Property? {
    table.index(of: name).flatMap { $0 < propertyCount ? property(at: $0) : nil }
  }

  /// What a property is where the scene does not say.
  ///
  /// - Parameters:
  ///   - property: A property of the class.
  ///   - isPlaced: Whether the object leaves its position to constraints.
  ///   - written: What the scene says of the object's other properties, by name; nil where it says nothing.
  package func unwrittenValue(
    of property: Property,
    isPlaced: Bool,
    _ written: (String) -> SceneValue?
  ) -> SceneValue {
    if isPlaced {
      // The language's one exception to the initializer's defaults, and the mask that goes with it.
      if property.name == PlacedProperty.translation { return .bool(false) }
      if property.name == PlacedProperty.mask, written(PlacedProperty.translation) == nil {
        return PlacedProperty.heldMask
      }
    }
    if let value = property.usualDefault { return value }
    // Most conditions of a property are about one other property.
    var asked: (name: String, caseName: String?)?
    for condition in property.conditions {
      if asked?.name != condition.property {
        guard let other = self.property(named: condition.property) else { continue }
        let value =
          written(other.name).map { other.schema.completed($0) }
          ?? unwrittenValue(of: other, isPlaced: isPlaced, written)
        if case .enumeration(let name, _) = value {
          asked = (condition.property, name)
        } else {
          asked = (condition.property, nil)
        }
      }
      if asked?.caseName == condition.caseName { return condition.value }
    }
    return property.defaultValue
  }

  /// The slot at an index; nil where the class does not have it.
  package func slot(at index: Int) -> SlotSchema? { declaration.slots[declaration.slotNames[index]] }

  /// The meaning of a key.
  package func member(of key: UnsafeBufferPointer<UInt8>) -> Member {
    let index = table.index(of: key)
    if index < 0 { return .unknown }
    return index < propertyCount ? .property(index) : .slot(index - propertyCount)
  }
}
