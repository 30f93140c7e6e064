package import JSONText
package import SceneCatalog
package import SceneLanguage

/// The JSON Schema of scene files, for editors: which keys an object of each class has, and what their values are.
///
/// It is draft-07, which every editor's YAML support reads. A scene that compiles satisfies it, unless it names classes by YAML tags,
/// which JSON Schema cannot see, or objects by words that YAML takes for truth values or numbers. What needs several parts of a
/// file, such as whether an id exists, only the compiler checks.
package struct SceneSchema {
  let catalog: SceneCatalog
  /// All classes of the catalog, in its order.
  let classes: [ClassSchema]
  /// The oldest system that the application runs on; nil is the newest.
  let target: DeploymentTarget?
  /// The components that scenes can use; empty where they are not known.
  let components: [ComponentShape]
  /// Whether parameters can stand for values.
  let hasParameters: Bool
  /// The definitions made so far, by name.
  var definitions: [String: JSONValue] = [:]

  /// Makes the schema of a catalog's scenes, or of its storyboards; with a target, what is too new for it is marked as not
  /// to be used.
  package static func make(
    of catalog: SceneCatalog,
    for kind: SourceKind = .scene,
    target: DeploymentTarget? = nil,
    components: [ComponentShape] = []
  ) -> JSONValue {
    var schema = SceneSchema(catalog: catalog, target: target, components, hasParameters: kind == .component)
    let document =
      switch kind {
      case .scene, .xib: schema.scene()
      case .storyboard, .storyboardDocument: schema.storyboard()
      case .component: schema.component()
      }
    let definitions = schema.definitions.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let head: [(String, JSONValue)] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"),
      ("title", .string("Diorama \(kind.rawValue)")),
      ("description", .string(description(of: kind))),
    ]
    return .object(head + document + [("definitions", .object(definitions.map { ($0.key, $0.value) }))])
  }

  private static func description(of kind: SourceKind) -> String {
    switch kind {
    case .scene, .xib: "A scene file: the objects of a UIKit nib, how they nest and how they are connected."
    case .storyboard, .storyboardDocument: "A storyboard file: where it begins, what its scenes share, and scenes."
    case .component: "A component file: a class made of a scene, with parameters, slots and parts."
    }
  }

  private init(
    catalog: SceneCatalog,
    target: DeploymentTarget?,
    _ components: [ComponentShape],
    hasParameters: Bool
  ) {
    self.components = components
    self.hasParameters = hasParameters
    self.catalog = catalog
    self.target = target
    classes = catalog.classNames.compactMap { catalog.schema(named: $0) }
  }

  /// A reference to a definition, which is made where it is missing.
  mutating func reference(_ name: String, _ make: (inout SceneSchema) -> JSONValue) -> JSONValue {
    if definitions[name] == nil {
      // The name is taken first: classes and slots refer to each other.
      definitions[name] = .null
      definitions[name] = make(&self)
    }
    return Self.reference(name)
  }

  /// A reference to a definition that is known to be made.
  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  /// A schema that any of some schemas satisfies.
  static func any(_ schemas: [JSONValue]) -> JSONValue {
    schemas.count == 1 ? schemas[0] : ["anyOf": .array(schemas)]
  }

  /// A map with known keys only.
  static func map(_ properties: [(String, JSONValue)], required: [String] = []) -> JSONValue {
    var members: [(String, JSONValue)] = [("type", "object")]
    if !required.isEmpty { members.append(("required", .strings(required))) }
    return .object(members + [("properties", .object(properties)), ("additionalProperties", false)])
  }

  /// A map with known keys of the language only.
  static func map<Key: SceneKey>(
    of keys: Key.Type,
    _ properties: [(Key, JSONValue)],
    required: [Key] = []
  ) -> JSONValue {
    map(spelled(properties), required: required.map(\.rawValue))
  }

  /// Members whose names are keys of the language.
  static func spelled<Key: SceneKey>(_ members: [(Key, JSONValue)]) -> [(String, JSONValue)] {
    members.map { ($0.0.rawValue, $0.1) }
  }

  /// A schema that a map with a key of the language satisfies.
  static func required(_ key: some SceneKey) -> JSONValue { ["required": [.string(key.rawValue)]] }

  /// The pattern of names in a scene: ids, and names of styles, scenes, parameters and traits.
  static let namePattern = "[A-Za-z_][A-Za-z0-9_]*"

  /// The events that any control can send.
  var controlEvents: [String] { catalog.schema(named: "UIControl")?.events.map(\.name) ?? [] }

  /// One value, or a list of them.
  static func oneOrMore(_ schema: JSONValue) -> JSONValue {
    any([schema, ["type": "array", "items": schema]])
  }
}
