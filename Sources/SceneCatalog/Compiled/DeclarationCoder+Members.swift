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

  /// A coder key with its rule.
  mutating func code(_ rule: inout KeyRule) {
    code(&rule.key)
    code(&rule.content)
    code(&rule.absentValue)
    code(&rule.onlyValue)
    code(&rule.since)
    // Most rules hold for all newer versions: the largest number is written as 0.
    var until = rule.until == .max ? 0 : rule.until
    code(&until)
    rule.until = until == 0 ? .max : until
    code(&rule.olderValue)
    code(&rule.olderAbsentValue)
    code(&rule.olderKey)
    code(&rule.alternatives)
  }

  /// What is written under a key: the number of its case, then what the case holds.
  private mutating func code(_ content: inout KeyRule.Content) {
    var form = content.form
    code(count: &form)
    switch form {
    case 1:
      var (name, written) = ("", ValueForm())
      if case .property(let property, let its) = content { (name, written) = (property, its) }
      code(&name)
      code(&written)
      content = .property(name, written)
    case 2:
      var (names, part) = ([String](), KeyRule.SlotForm.children)
      if case .slots(let slots, let its) = content { (names, part) = (slots, its) }
      code(&names)
      code(&part)
      content = .slots(names, part)
    case 3:
      var (slot, name, written) = ("", "", ValueForm())
      if case .slotProperty(let one, let property, let its) = content { (slot, name, written) = (one, property, its) }
      code(&slot)
      code(&name)
      code(&written)
      content = .slotProperty(slot: slot, property: name, written)
    case 4:
      var name = ""
      if case .container(let written) = content { name = written }
      code(&name)
      content = .container(name)
    case 5:
      var computation = KeyRule.Computation.bounds
      if case .computed(let written) = content { computation = written }
      code(&computation)
      content = .computed(computation)
    case 6:
      var part = KeyRule.Part.firstItem
      if case .part(let written) = content { part = written }
      code(&part)
      content = .part(part)
    default:
      var value = SceneValue.null
      if case .constant(let written) = content { value = written }
      code(&value)
      content = .constant(value)
    }
  }

  private mutating func code(_ form: inout ValueForm) {
    code(&form.encoding)
    code(&form.rawValues)
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

extension KeyRule.Content {
  /// The number of the case in a compiled declaration.
  fileprivate var form: Int {
    switch self {
    case .constant: 0
    case .property: 1
    case .slots: 2
    case .slotProperty: 3
    case .container: 4
    case .computed: 5
    case .part: 6
    }
  }
}
