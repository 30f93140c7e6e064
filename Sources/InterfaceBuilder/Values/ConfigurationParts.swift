import SceneCatalog
import SceneModel

/// Where documents keep the properties of a button's configuration.
enum ConfigurationParts {
  /// What scenes and documents call the element of the background.
  static let background = "background"
  /// The name of that element.
  static let backgroundElement = "backgroundConfiguration"

  /// The name of a property in the background's element; nil for one of the configuration itself.
  static func inBackground(_ name: String) -> String? {
    let prefix = background + "."
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }

  /// What a document calls a property.
  static func documentName(_ name: String) -> String { name == "titleFont" ? "titleFontDescription" : name }

  /// What a document calls the properties of the configuration itself, and those of its background.
  static var names: (own: Set<String>, background: Set<String>) {
    let names = ValueReader.configurationTypes.keys
    return (Set(names.filter { inBackground($0) == nil }.map(documentName)), Set(names.compactMap(inBackground)))
  }
}

extension ValueImport {
  /// A button's configuration.
  func configuration(_ node: DocumentNode) -> SceneValue {
    var element = ElementReading(node)
    var background = element.takeChild(
      key: ConfigurationParts.background,
      named: [ConfigurationParts.backgroundElement]
    ).map { ElementReading($0) }
    var arguments: [SceneValue.FactoryArgument] = []
    for name in ValueReader.configurationTypes.keys.sorted() {
      guard let type = ValueReader.configurationTypes[name] else { continue }
      var value: SceneValue?
      if let inner = ConfigurationParts.inBackground(name) {
        value = background.flatMap { part in
          var part = part
          defer { background = part }
          return read(type, inner, in: &part)
        }
      } else {
        value = read(type, ConfigurationParts.documentName(name), in: &element)
      }
      guard let value, value != .invalid, value != .null else { continue }
      arguments.append(.init(name: name, value: value))
    }
    let style = node["style"] ?? "plain"
    return ValueReader.configurationFactories.contains(style) ? .factory(name: style, arguments: arguments) : .invalid
  }
}

extension DocumentValues {
  /// The element of a button's configuration.
  func configuration(_ style: String, _ arguments: [SceneValue.FactoryArgument], key: String) -> DocumentElement {
    var configuration = DocumentElement("buttonConfiguration", ["key": key, "style": style])
    var background = DocumentElement(ConfigurationParts.backgroundElement, ["key": ConfigurationParts.background])
    for argument in arguments {
      guard let type = ValueReader.configurationTypes[argument.name] else { continue }
      if let inner = ConfigurationParts.inBackground(argument.name) {
        put(argument.value, as: type, inner, into: &background)
      } else if case .optionSet(let names, _) = argument.value, names.count == 1, case .named(let typeName) = type {
        configuration[argument.name] = word(names[0], raw: .int(0), of: typeName)
      } else {
        put(argument.value, as: type, ConfigurationParts.documentName(argument.name), into: &configuration)
      }
    }
    let hasBackground = background.attributes.count > 1 || !background.children.isEmpty
    if hasBackground { configuration.children.insert(background, at: 0) }
    return configuration
  }
}
