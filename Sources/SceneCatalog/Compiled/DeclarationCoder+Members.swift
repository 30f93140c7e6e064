import SceneDiagnostics
import SceneModel

extension DeclarationCoder {
  /// A property with everything but where its schema declares it.
  mutating func code(_ property: inout PropertySchema) {
    code(&property.name)
    code(&property.declaringClass)
    var type = property.type.schemaName
    code(&type)
    property.type = PropertyType(type)
    code(&property.isOptional)
    code(&property.defaultValue)
    code(&property.conditionalDefaults, blank: .init(property: "", caseName: "", value: .null)) { coder, value in
      coder.code(&value.property)
      coder.code(&value.caseName)
      coder.code(&value.value)
    }
    code(&property.absentValue)
    code(&property.interfaceBuilderDefault)
    code(&property.documentDefault)
    code(&property.key)
    code(&property.encoding)
    code(&property.container)
    code(&property.keyedBy)
    code(&property.minimum)
    code(&property.maximum)
    code(&property.constants)
    code(&property.constantAttributes)
    code(&property.excludes)
    code(&property.attributes)
    code(&property.rawValues)
    code(&property.isList)
    code(&property.isRuntimeAttribute)
    code(&property.isUnverified)
    code(&property.availability)
    code(&property.deprecation)
    code(&property.isRequired)
    code(&property.summary)
  }

  /// A slot with everything but where its schema declares it.
  mutating func code(_ slot: inout SlotSchema) {
    code(&slot.name)
    code(&slot.accepts)
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
    code(&slot.summary)
  }

  /// An outlet with everything but where its schema declares it.
  mutating func code(_ outlet: inout OutletSchema) {
    code(&outlet.name)
    code(&outlet.type)
    code(&outlet.label)
    code(&outlet.isCollection)
    code(&outlet.summary)
  }

  /// A coder key with its rule.
  mutating func code(_ rule: inout KeyRule) {
    code(&rule.key)
    code(&rule.content)
    code(&rule.absentValue)
    code(&rule.onlyValue)
    code(&rule.since)
    code(&rule.until)
    code(&rule.olderValue)
    code(&rule.olderAbsentValue)
    code(&rule.olderKey)
    code(&rule.alternatives)
  }

  /// What is written under a key: which kind of content, its names, and how a property is written or the value of a constant.
  private mutating func code(_ content: inout KeyRule.Content) {
    var (kind, names, form, value) = ("", [String](), ValueForm(), SceneValue.null)
    switch content {
    case .property(let name, let written): (kind, names, form) = ("property", [name], written)
    case .slots(let written, let part): (kind, names) = ("slots", [part.rawValue] + written)
    case .slotProperty(let slot, let property, let written):
      (kind, names, form) = ("slotProperty", [slot, property], written)
    case .container(let name): (kind, names) = ("container", [name])
    case .constant(let written): (kind, value) = ("constant", written)
    case .computed(let computation): (kind, names) = ("computed", [computation.rawValue])
    case .part(let part): (kind, names) = ("part", [part.rawValue])
    }
    code(&kind)
    code(&names)
    if kind == "constant" { code(&value) }
    if kind == "property" || kind == "slotProperty" {
      code(&form.encoding)
      code(&form.rawValues)
    }
    content = Self.content(kind, names, form) ?? .constant(value)
  }

  private static func content(_ kind: String, _ names: [String], _ form: ValueForm) -> KeyRule.Content? {
    guard let first = names.first else { return nil }
    return switch kind {
    case "property": .property(first, form)
    case "slots": KeyRule.SlotForm(rawValue: first).map { .slots(Array(names.dropFirst()), $0) }
    case "slotProperty" where names.count == 2: .slotProperty(slot: first, property: names[1], form)
    case "container": .container(first)
    case "computed": KeyRule.Computation(rawValue: first).map { .computed($0) }
    case "part": KeyRule.Part(rawValue: first).map { .part($0) }
    default: nil
    }
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
  /// The type's name as a schema writes it.
  fileprivate var schemaName: String {
    switch self {
    case .attributedText: "attributedText"
    case .textAttributes: "textAttributes"
    default: name
    }
  }
}
