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

  /// A property with what reading its usual values takes.
  package final class Property: Sendable {
    package let schema: PropertySchema
    package let form: Form
    package let minimum: Double
    package let maximum: Double

    init(_ schema: PropertySchema) {
      self.schema = schema
      form = Form(schema)
      minimum = schema.minimum ?? -.infinity
      maximum = schema.maximum ?? .infinity
    }
  }

  /// How a value is usually written that needs nothing but its own characters.
  package enum Form: Sendable {
    case bool
    case int
    case double
    case text
    case geometry(GeometryKind)
    /// All else.
    case other

    init(_ property: PropertySchema) {
      guard property.keyedBy == nil, !property.isList, property.constants.isEmpty else {
        self = .other
        return
      }
      switch property.type {
      case .bool: self = .bool
      case .int: self = .int
      case .double: self = .double
      case .text: self = .text
      case .geometry(let kind): self = .geometry(kind)
      default: self = .other
      }
    }
  }

  private let declaration: ClassDeclaration
  private let table: TextLookup

  init(_ declaration: ClassDeclaration) {
    self.declaration = declaration
    // A property comes before a slot of the same name.
    table = TextLookup(declaration.propertyNames + declaration.slotNames)
  }

  /// The number of properties.
  package var propertyCount: Int { declaration.propertyNames.count }

  /// The number of slots.
  package var slotCount: Int { declaration.slotNames.count }

  /// The property at an index; nil where the class does not have it.
  package func property(at index: Int) -> Property? {
    declaration.properties[declaration.propertyNames[index]].map { Property($0) }
  }

  /// The slot at an index; nil where the class does not have it.
  package func slot(at index: Int) -> SlotSchema? { declaration.slots[declaration.slotNames[index]] }

  /// Whether a member of the class has a name.
  package func declares(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { table.index(of: $0) } >= 0
  }

  /// The meaning of a key.
  package func member(of key: UnsafeBufferPointer<UInt8>) -> Member {
    let index = table.index(of: key)
    if index < 0 { return .unknown }
    return index < propertyCount ? .property(index) : .slot(index - propertyCount)
  }
}
