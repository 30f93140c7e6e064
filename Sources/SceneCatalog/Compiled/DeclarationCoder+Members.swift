import SceneDiagnostics
import SceneModel

extension DeclarationCoder {
  /// A property with everything but where its schema declares it.
  mutating func code(_ property: inout PropertySchema) {
    var fields =
      Self.isReading
      ? PropertySchema.Fields(name: "", range: property.range, declaringClass: "", type: .text) : property.fields
    code(&fields)
    property = PropertySchema(fields)
  }

  private mutating func code(_ property: inout PropertySchema.Fields) {
    code(&property.name)
    code(&property.declaringClass)
    code(&property.type)
    code(&property.summary)
    code(&property.isRuntimeAttribute)
    code(&property.isOptional)
    code(&property.defaultValue)
    code(&property.absentValue, usual: property.defaultValue)
    code(&property.key)
    code(&property.encoding)
    code(&property.isUnverified)
    code(&property.availability)
    code(&property.deprecation)
    code(&property.minimum)
    code(&property.maximum)
    code(&property.attributes)
    code(&property.rawValues)
    code(&property.conditionalDefaults, blank: .init(property: "", caseName: "", value: .null)) { coder, value in
      coder.code(&value.property)
      coder.code(&value.caseName)
      coder.code(&value.value)
    }
    code(&property.interfaceBuilderDefault)
    code(&property.documentDefault)
    code(&property.container)
    code(&property.keyedBy)
    code(&property.constants)
    code(&property.constantAttributes)
    code(&property.excludes)
    code(&property.isList)
    code(&property.isRequired)
  }

  /// A value that may be missing, and otherwise often is the usual one: 0, 1 for the usual one, or 2 and then the value.
  private mutating func code(_ value: inout SceneValue?, usual: SceneValue) {
    var form = Self.isReading ? 0 : value.map { $0 == usual ? 1 : 2 } ?? 0
    code(count: &form)
    switch form {
    case 0: value = nil
    case 1: value = usual
    default:
      var inner = value ?? .null
      code(&inner)
      value = inner
    }
  }

  /// A type: the number of its case, then what the case holds.
  private mutating func code(_ type: inout PropertyType) {
    var form = type.form
    code(count: &form)
    switch form {
    case 1: type = .bool
    case 2: type = .int
    case 3: type = .double
    case 4: type = .text
    case 5: type = .attributedText
    case 6: type = .textAttributes
    case 7: type = .color
    case 8: type = .font
    case 9: type = .image
    case 10: type = .date
    case 11:
      var kind = GeometryKind.point
      if case .geometry(let written) = type { kind = written }
      code(&kind)
      type = .geometry(kind)
    case 12:
      var kind = ConfigurationKind.button
      if case .factory(let written) = type { kind = written }
      code(&kind)
      type = .factory(kind)
    default:
      var name = ""
      if case .named(let written) = type { name = written }
      code(&name)
      type = .named(name)
    }
  }

  /// A slot with everything but where its schema declares it.
  mutating func code(_ slot: inout SlotSchema) {
    code(&slot.name)
    code(&slot.accepts)
    code(&slot.summary)
    code(&slot.isSingle)
    code(&slot.impliedClass)
    code(&slot.key)
    code(&slot.collection)
    code(&slot.outletCollection)
    code(&slot.isRequired)
    code(&slot.isAlwaysEncoded)
    code(&slot.isMade)
    code(&slot.aliasOf)
    code(&slot.wrapper)
    code(&slot.isDataSource)
    code(&slot.standsIn)
    code(&slot.segues)
    code(&slot.element)
    code(&slot.joins)
    code(&slot.usesConstraints)
    code(&slot.isUnverified)
    code(&slot.availability)
  }

  /// An outlet with everything but where its schema declares it.
  mutating func code(_ outlet: inout OutletSchema) {
    code(&outlet.name)
    code(&outlet.type)
    code(&outlet.summary)
    code(&outlet.label)
    code(&outlet.isCollection)
  }

  /// A constant color.
  mutating func code(_ constant: inout ClassSchema.ColorConstant) {
    code(&constant.name)
    code(&constant.archivedName)
    code(&constant.components)
    code(&constant.availability)
    code(&constant.deprecation)
  }

  /// An enumeration or option set, but for its name.
  mutating func code(_ schema: inout EnumerationSchema) {
    code(&schema.isOptionSet)
    code(&schema.summary)
    code(&schema.availability)
    code(&schema.interfaceBuilderCases)
    code(&schema.cases, blank: .init(name: "", raw: .int(0))) { coder, found in
      coder.code(&found.name)
      coder.code(&found.raw)
      coder.code(&found.availability)
      coder.code(&found.deprecation)
    }
  }
}

extension PropertyType {
  /// The number of the case in a compiled declaration.
  fileprivate var form: Int {
    switch self {
    case .named: 0
    case .bool: 1
    case .int: 2
    case .double: 3
    case .text: 4
    case .attributedText: 5
    case .textAttributes: 6
    case .color: 7
    case .font: 8
    case .image: 9
    case .date: 10
    case .geometry: 11
    case .factory: 12
    }
  }
}
