import JSONText
import SceneCatalog
import SceneCompiler
import SceneLanguage
import SceneModel

/// What properties are where a scene says nothing, for the page: once a class, and where it depends on an object, with that.
struct PreviewDefaults {
  private var scene: ValidatedScene?
  private var values: EffectiveValues?
  /// The defaults of the classes that were asked for, by their names.
  private var classes: [(name: String, json: JSONValue)] = []
  /// The numbers of these classes.
  private var numbers: [String: Int] = [:]
  /// The properties of each class whose default depends on the object.
  private var dependent: [[String]] = []

  /// Knows nothing.
  init() {}

  /// Asks a scene.
  init(of scene: ValidatedScene) {
    self.scene = scene
    values = EffectiveValues(scene)
  }

  /// The properties of each class with their defaults, in the order of the catalog.
  var json: JSONValue { .object(classes.map { ($0.name, $0.json) }) }

  /// What the page gets for an object: its class in the catalog, and the defaults that depend on it.
  mutating func members(of id: ObjectID) -> [(String, JSONValue)] {
    guard let scene, let values else { return [] }
    let schema = scene.schema(of: id)
    let own = dependent[number(of: schema)].compactMap { name in
      values.unwrittenValue(named: name, in: id).flatMap(Self.text).map { (name, JSONValue.string($0)) }
    }
    return [("schema", .string(schema.name)), ("usual", .object(own))]
  }

  private mutating func number(of schema: ClassSchema) -> Int {
    if let known = numbers[schema.name] { return known }
    var pairs: [JSONValue] = []
    var others: [String] = []
    for name in schema.propertyNames {
      guard let property = schema.properties[name] else { continue }
      let isOpen = !property.conditionalDefaults.isEmpty || PlacedProperty.contains(name)
      if isOpen { others.append(name) }
      pairs.append(.array([.string(name), .string(isOpen ? "" : Self.text(property.defaultValue) ?? "")]))
    }
    numbers[schema.name] = classes.count
    classes.append((schema.name, .array(pairs)))
    dependent.append(others)
    return classes.count - 1
  }

  /// A value as a scene writes it, in one line of at most 200 characters; nil for one that no scene can write.
  private static func text(_ value: SceneValue) -> String? {
    value.written().map { String(SceneWriter.line(of: $0).prefix(200)) }
  }
}
