import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SchemaReader {
  private static let propertyKeys = [
    "type", "optional", "default", "defaultBy", "absent", "interfaceBuilder", "key", "encoding", "encoded", "container",
    "per",
    "minimum", "maximum", "constants", "excludes", "availability", "deprecated", "required", "summary", "attribute",
    "values",
    "list", "runtime", "unverified", "unwritten", "constantAttributes",
  ]

  mutating func readProperties(_ node: NodeID, into schema: inout ClassDeclaration) {
    guard let members = members(of: node, in: "'properties'") else { return }
    for (key, value) in members {
      let property = readProperty(key, tree.resolved(value), in: schema)
      if schema.properties.updateValue(property, forKey: property.name) == nil {
        schema.propertyNames.append(property.name)
      }
    }
  }

  /// A property, starting from the inherited one that it restates.
  private mutating func readProperty(_ key: NodeID, _ node: NodeID, in schema: ClassDeclaration) -> PropertySchema {
    let name = tree.text(of: key)
    var property =
      schema.properties[name]
      ?? PropertySchema(name: name, range: tree[key].range, declaringClass: schema.name, type: .text)
    let isRestated = schema.properties[name] != nil
    guard tree[node].kind == .mapping else {
      // The short form of a user's schema: `title: text`.
      property.fields.type = PropertyType(tree.text(of: node))
      property.fields.isOptional = true
      return property
    }
    if let type = part("type", of: node) {
      property.fields.type = PropertyType(tree.text(of: type))
    } else if !isRestated {
      report(.schemaForm, "the property '\(name)' has no type", at: tree[key].range)
    }
    forEachEntry(of: node, known: Self.propertyKeys, in: "a property") { reader, part, _, value in
      reader.readPart(part, value, into: &property)
    }
    readValues(of: node, isRestated: isRestated, into: &property)
    return property
  }

  /// A part of a property's map: one of a few, so that it is found by looking at each.
  private func part(_ name: StaticString, of node: NodeID) -> NodeID? {
    name.withUTF8Buffer { bytes in
      tree.entries(of: node).first { tree.utf8(of: $0.key).elementsEqual(bytes) }?.value
    }
  }

  private mutating func readPart(_ part: String, _ value: NodeID, into property: inout PropertySchema) {
    let text = tree.text(of: value)
    switch part {
    case "optional": property.fields.isOptional = text == "true"
    case "key": property.fields.key = text
    case "encoding": property.fields.encoding = encoding(value, of: "properties") ?? .byType
    case "container": property.fields.container = text
    case "per": property.fields.keyedBy = text
    case "minimum": property.fields.minimum = number(value)
    case "maximum": property.fields.maximum = number(value)
    case "constants":
      for (name, constant) in tree.entries(of: value) {
        let meaning = property.type == .int ? integer(constant).map(Double.init) : number(constant)
        property.fields.constants[tree.text(of: name)] = meaning
      }
    case "constantAttributes":
      for (name, attribute) in tree.entries(of: value) {
        property.fields.constantAttributes[tree.text(of: name)] = tree.text(of: attribute)
      }
    case "excludes": property.fields.excludes = texts(value)
    case "availability": property.fields.availability = version(value)
    case "deprecated": property.fields.deprecation = version(value)
    case "required": property.fields.isRequired = text == "true"
    case "summary": property.fields.summary = text
    case "list": property.fields.isList = text == "true"
    case "runtime": property.fields.isRuntimeAttribute = text != "none"
    case "unverified": property.fields.isUnverified = text == "true"
    case "values": property.fields.rawValues = rawValues(value)
    case "attribute":
      if tree[value].kind == .mapping {
        for (name, attribute) in tree.entries(of: value) {
          property.fields.attributes[tree.text(of: name)] = tree.text(of: attribute)
        }
      } else {
        property.fields.attributes = ["": text]
      }
    default: break
    }
  }

  /// Default, absent value and Interface Builder's default, which depend on the type and come last.
  private mutating func readValues(of parts: NodeID, isRestated: Bool, into property: inout PropertySchema) {
    if let node = part("default", of: parts) {
      property.fields.defaultValue = value(node, of: property)
    } else if !isRestated {
      property.fields.defaultValue = property.isOptional ? .null : property.type.zero
    }
    if let node = part("defaultBy", of: parts) {
      property.fields.conditionalDefaults = conditionalDefaults(node, of: property)
    }
    if let node = part("absent", of: parts) {
      property.fields.absentValue = value(node, of: property)
    } else if part("encoded", of: parts).map({ tree.text(of: $0) }) == "always" {
      property.fields.absentValue = nil
    } else if !isRestated {
      property.fields.absentValue = property.defaultValue
    }
    if let node = part("unwritten", of: parts) { property.fields.documentDefault = value(node, of: property) }
    if let node = part("interfaceBuilder", of: parts) {
      property.fields.interfaceBuilderDefault = value(node, of: property)
    }
  }

  /// `{buttonType: {system: {systemFont: 15}}}`.
  private mutating func conditionalDefaults(
    _ node: NodeID,
    of property: PropertySchema
  ) -> [PropertySchema.ConditionalDefault] {
    var defaults: [PropertySchema.ConditionalDefault] = []
    for (other, cases) in tree.entries(of: node) {
      for (caseName, valueNode) in tree.entries(of: cases) {
        defaults.append(
          .init(
            property: tree.text(of: other),
            caseName: tree.text(of: caseName),
            value: value(valueNode, of: property)
          )
        )
      }
    }
    return defaults
  }

  /// `{true: 1, false: 2}`.
  mutating func rawValues(_ node: NodeID) -> [String: Int] {
    var values: [String: Int] = [:]
    for (name, raw) in tree.entries(of: node) { values[tree.text(of: name)] = integer(raw) }
    return values
  }

  /// An encoding by its name, of those that fit what is written; nil, and a report, for other names.
  mutating func encoding<Encoding: RawRepresentable<String>>(_ node: NodeID, of what: String) -> Encoding? {
    let text = tree.text(of: node)
    let encoding = Encoding(rawValue: text)
    if encoding == nil { report(.schemaForm, "there is no encoding '\(text)' of \(what)", at: tree[node].range) }
    return encoding
  }

  mutating func value(_ node: NodeID, of property: PropertySchema) -> SceneValue {
    var reader = ValueReader(tree: tree, catalog: catalog)
    let value = reader.read(tree.resolved(node), of: property)
    diagnostics += reader.diagnostics
    return value
  }
}

extension PropertyType {
  /// The value that a property of the type starts from where its schema names none.
  var zero: SceneValue {
    switch self {
    case .bool: .bool(false)
    case .int: .int(0)
    case .double: .double(0)
    case .text: .text("")
    case .geometry(.transform): .geometry(.transform, [1, 0, 0, 1, 0, 0])
    case .geometry(let kind): .geometry(kind, Array(repeating: 0, count: kind.count))
    default: .null
    }
  }
}
