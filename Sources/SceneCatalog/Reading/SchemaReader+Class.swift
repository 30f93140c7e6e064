import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SchemaReader {
  private static let classKeys = [
    "class", "protocol", "superclass", "conforms", "element", "summary", "initializer", "availability", "deprecated",
    "abstract", "placement", "properties", "slots",
    "outlets", "events", "sends", "action", "actions", "constants", "keys", "generic",
  ]

  mutating func readClass(_ root: NodeID, name: String) -> ClassDeclaration {
    var schema = inheritedClass(root, name: name)
    var keys: NodeID?
    forEachEntry(of: root, known: Self.classKeys, in: "a class schema") { reader, key, _, value in
      let text = reader.tree.text(of: value)
      switch key {
      case "summary": schema.summary = text
      case "element":
        let elements = reader.texts(value)
        schema.element = elements.first
        schema.otherElements = Array(elements.dropFirst())
      case "initializer": schema.initializer = text
      case "availability": schema.availability = reader.version(value)
      case "deprecated": schema.deprecation = reader.version(value)
      case "abstract": schema.isAbstract = text == "true"
      case "placement":
        if let placement = ClassSchema.Placement(rawValue: text) {
          schema.placement = placement
        } else {
          reader.report(.schemaForm, "there is no placement '\(text)'", at: reader.tree[value].range)
        }
      case "conforms": reader.adopt(value, into: &schema)
      case "properties": reader.readProperties(value, into: &schema)
      case "slots": reader.readSlots(value, into: &schema)
      case "outlets": reader.readOutlets(value, into: &schema)
      case "events": reader.readEvents(value, into: &schema)
      case "sends": schema.sentEvents = reader.texts(value)
      case "action": schema.sendsUnnamedAction = text == "unnamed"
      case "actions":
        schema.actions += reader.texts(value)
        schema.listsActions = true
      case "generic": schema.isGeneric = text == "true"
      case "constants": schema.constants = reader.readConstants(value)
      case "keys": keys = value
      default: break
      }
    }
    // Bare keys name the property or slot that declares them, so they are read last.
    if let keys { readKeys(keys, into: &schema) }
    return schema
  }

  /// The class with what its superclass has.
  private mutating func inheritedClass(_ root: NodeID, name: String) -> ClassDeclaration {
    guard let node = tree.entries(of: root).first(where: { tree.text(of: $0.key) == "superclass" })?.value else {
      if isCustom, tree.entries(of: root).contains(where: { tree.text(of: $0.key) == "class" }) {
        report(.schemaForm, "the class of an application needs its superclass", at: tree[root].range)
      }
      return ClassDeclaration(source: tree.source, name: name)
    }
    let superclassName = tree.text(of: node)
    guard let superclass = catalog.schema(named: superclassName, derivedFrom: derived + [name]) else {
      let hint = Spelling.suggestion(for: superclassName, in: catalog.classNames)
      let problem = derived.contains(superclassName) || superclassName == name ? "inherits from itself" : "is unknown"
      report(.unknownSuperclass, "the superclass '\(superclassName)' \(problem)", at: tree[node].range, hint: hint)
      return ClassDeclaration(source: tree.source, name: name)
    }
    return ClassDeclaration(source: tree.source, name: name, inheriting: superclass, isCustom: isCustom)
  }

  /// Adds the properties of protocols; their keys stand where the class lists them.
  private mutating func adopt(_ node: NodeID, into schema: inout ClassDeclaration) {
    for name in texts(node) {
      guard let adopted = catalog.schema(named: name) else {
        report(.schemaForm, "no schema declares the protocol '\(name)'", at: tree[node].range)
        continue
      }
      for property in adopted.propertyNames where schema.properties[property] == nil {
        schema.properties[property] = adopted.properties[property]
        schema.propertyNames.append(property)
      }
    }
  }

  private mutating func readEvents(_ node: NodeID, into schema: inout ClassDeclaration) {
    if tree[node].kind == .sequence {
      // A custom class may name only events that it inherits: it says which of them it sends.
      let sent = texts(node)
      schema.events.removeAll { !sent.contains($0.name) }
      return
    }
    for (key, value) in tree.entries(of: node) {
      if let mask = integer(value) { schema.events.append(.init(name: tree.text(of: key), mask: mask)) }
    }
  }

  private mutating func readConstants(_ node: NodeID) -> [ClassSchema.ColorConstant] {
    var constants: [ClassSchema.ColorConstant] = []
    for (key, value) in tree.entries(of: node) {
      let name = tree.text(of: key)
      var numbers: [String: Double] = [:]
      var constant = ClassSchema.ColorConstant(name: name)
      for (part, partValue) in tree.entries(of: value) {
        switch tree.text(of: part) {
        case "archived": constant.archivedName = tree.text(of: partValue)
        case "availability": constant.availability = version(partValue)
        case "deprecated": constant.deprecation = version(partValue)
        case let component: numbers[component] = Double(tree.text(of: partValue))
        }
      }
      let alpha = numbers["alpha"] ?? 1
      constant.components =
        if let white = numbers["white"] {
          .white(white, alpha: alpha, space: .genericGamma22Gray)
        } else {
          .rgb(
            red: numbers["red"] ?? 0,
            green: numbers["green"] ?? 0,
            blue: numbers["blue"] ?? 0,
            alpha: alpha,
            space: .sRGB
          )
        }
      constants.append(constant)
    }
    return constants
  }
}
