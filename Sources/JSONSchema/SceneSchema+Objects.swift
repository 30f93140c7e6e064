import JSONText
import SceneCatalog
import SceneLanguage

extension SceneSchema {
  /// The names of all classes, as the definition of an enumeration's cases.
  var allClassNames: JSONValue { .strings(classes.map(\.name)) }

  /// An object where some classes are accepted; nil stands for the top level.
  mutating func children(of accepted: [String]?, impliedClass: String?) -> JSONValue {
    var name = "in." + (accepted?.joined(separator: ".") ?? "objects")
    if let impliedClass { name += ".else.\(impliedClass)" }
    return reference(name) { schema in
      var parts: [JSONValue] = [schema.object()]
      if let implied = impliedClass.flatMap({ schema.catalog.schema(named: $0) }) {
        parts.append(["if": ["not": Self.required(SceneKeys.Object.class)], "then": schema.aClass(implied)])
      }
      let classes: [(SceneKeys.Object, JSONValue)] = [
        (.class, schema.className(among: accepted)), (.superclass, schema.superclass(among: accepted)),
      ]
      let object = JSONValue.object([("type", "object"), ("properties", .object(Self.spelled(classes)))])
        .with("required", impliedClass == nil ? [.string(SceneKeys.Object.class.rawValue)] : nil)
        .with("allOf", .array(parts))
      let isUse: JSONValue = Self.required(SceneKeys.Component.component)
      let any: JSONValue = .object([("if", isUse), ("then", schema.use()), ("else", object)])
      return schema.hasParameters ? Self.any([Self.slotInsertionPoint, any]) : any
    }
  }

  /// The name of a class whose objects may stand somewhere, or of a class that no schema declares.
  private mutating func className(among accepted: [String]?) -> JSONValue {
    let names = classes.filter { Self.isAdmitted($0, among: accepted) && !Self.isAbstract($0, among: accepted) }
    let custom = reference("class.custom") { schema in
      ["type": "string", "pattern": "^\\.?[^\\s.]+(\\.[^\\s.]+)*$", "not": schema.declaredClass()]
    }
    let known = reference("class.in.\(accepted?.joined(separator: ".") ?? "objects")") { _ in
      ["enum": .strings(names.map(\.name)), "enumDescriptions": .strings(names.map(\.summary))]
    }
    return Self.any([known, custom]).described("The object's class.")
  }

  private mutating func superclass(among accepted: [String]?) -> JSONValue {
    let names = classes.filter { Self.isAdmitted($0, among: accepted) }.map(\.name)
    return reference("superclass.in.\(accepted?.joined(separator: ".") ?? "objects")") { _ in
      ["description": "The class of the catalog that a class of your own derives from.", "enum": .strings(names)]
    }
  }

  /// Whether objects of a class may stand where some classes are accepted.
  private static func isAdmitted(_ schema: ClassSchema, among accepted: [String]?) -> Bool {
    guard let accepted else { return schema.placement != .namedSlots }
    switch schema.placement {
    case .topLevel: return false
    case .namedSlots where !accepted.contains(schema.archivedName): return false
    default: return accepted.contains { schema.isKind(of: $0) }
    }
  }

  private static func isAbstract(_ schema: ClassSchema, among accepted: [String]?) -> Bool {
    schema.isAbstract && accepted?.contains(schema.name) != true
  }

  /// The name of a class that a schema declares.
  mutating func declaredClass() -> JSONValue {
    reference("class.declared") { ["enum": $0.allClassNames] }
  }

  /// What an object of any class holds, by the name of its class or, where no schema declares that, of its superclass.
  private mutating func object() -> JSONValue {
    reference("object") { schema in
      let byClass = schema.classes.map { schema.dispatch(.class, on: $0, to: schema.strictClass($0)) }
      let bySuperclass = schema.classes.map { schema.dispatch(.superclass, on: $0, to: schema.aClass($0)) }
      let name = SceneKeys.Object.class.rawValue
      return [
        "if": ["required": [.string(name)], "properties": [name: schema.declaredClass()]],
        "then": ["allOf": .array(byClass)],
        "else": [
          "if": Self.required(SceneKeys.Object.class),
          "then": Self.required(SceneKeys.Object.superclass).with("allOf", .array(bySuperclass)),
        ],
      ]
    }
  }

  private func dispatch(_ key: SceneKeys.Object, on schema: ClassSchema, to definition: JSONValue) -> JSONValue {
    let name: JSONValue = ["const": .string(schema.name)]
    return [
      "if": ["required": [.string(key.rawValue)], "properties": .object([(key.rawValue, name)])], "then": definition,
    ]
  }

  /// A class that a schema declares has the outlets and sends the events of its schema, and no others.
  private mutating func strictClass(_ schema: ClassSchema) -> JSONValue {
    let outlets: JSONValue =
      schema.outletNames.isEmpty
      ? ["maxProperties": 0] : ["propertyNames": ["enum": .strings(schema.outletNames)]]
    let connections: [(SceneKeys.Object, JSONValue)] = [(.outlets, outlets), (.actions, ownActions(schema))]
    return ["allOf": [aClass(schema), ["properties": .object(Self.spelled(connections))]]]
  }
}
