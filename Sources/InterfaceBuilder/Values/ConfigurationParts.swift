import SceneCatalog
import SceneModel

/// Where documents keep the properties of a configuration.
struct ConfigurationParts {
  /// An element inside that of the configuration, with the properties of a struct.
  struct Group {
    /// What scenes call the struct, and documents the element by its key.
    var key: String
    /// The name of the element.
    var element: String
  }

  /// The name of the element.
  let element: String
  let groups: [Group]
  private let kind: ConfigurationKind

  /// The attributes that can name the factory, the one that an export writes first.
  static let factoryAttributes = ["style", "configurationType"]

  init(_ kind: ConfigurationKind) {
    self.kind = kind
    switch kind {
    case .button:
      element = "buttonConfiguration"
      groups = [Group(key: "background", element: "backgroundConfiguration")]
    case .listContent:
      element = "listContentConfiguration"
      groups = ["textProperties", "secondaryTextProperties", "imageProperties"].map { Group(key: $0, element: $0) }
    case .background:
      element = "backgroundConfiguration"
      groups = []
    }
  }

  /// The kind of configuration that an element holds; nil for other elements, and for the background of a button's configuration.
  static func kind(of node: DocumentNode) -> ConfigurationKind? {
    guard let kind = ConfigurationKind.allCases.first(where: { ConfigurationParts($0).element == node.name }) else {
      return nil
    }
    let isInner = kind == .background && node.parent?.name == ConfigurationParts(.button).element
    return isInner ? nil : kind
  }

  /// The struct that a property belongs to, and its name there; nil for one of the configuration itself.
  func group(of name: String) -> (group: Group, name: String)? {
    for group in groups where name.hasPrefix(group.key + ".") {
      return (group, String(name.dropFirst(group.key.count + 1)))
    }
    return nil
  }

  /// What a document calls a property.
  static func documentName(_ name: String) -> String {
    switch name {
    case "titleFont": "titleFontDescription"
    case "font": "fontDescription"
    default: name
    }
  }

  /// What a document calls the properties of the configuration itself.
  var ownNames: Set<String> {
    Set(kind.parts.keys.filter { group(of: $0) == nil }.map(Self.documentName))
  }

  /// What a document calls the properties of a struct inside.
  func names(in group: Group) -> Set<String> {
    Set(
      kind.parts.keys.compactMap { name in
        self.group(of: name).flatMap { $0.group.key == group.key ? Self.documentName($0.name) : nil }
      }
    )
  }
}

extension ValueImport {
  /// A configuration.
  func configuration(_ node: DocumentNode, _ kind: ConfigurationKind) -> SceneValue {
    let parts = ConfigurationParts(kind)
    var element = ElementReading(node)
    var inner: [String: ElementReading] = [:]
    for group in parts.groups {
      inner[group.key] = element.takeChild(key: group.key, named: [group.element]).map { ElementReading($0) }
    }
    var arguments: [SceneValue.FactoryArgument] = []
    for name in kind.parts.keys.sorted() {
      guard let type = kind.parts[name] else { continue }
      var value: SceneValue?
      if let (group, innerName) = parts.group(of: name) {
        guard var reading = inner[group.key] else { continue }
        value = read(type, ConfigurationParts.documentName(innerName), in: &reading)
        inner[group.key] = reading
      } else {
        value = read(type, ConfigurationParts.documentName(name), in: &element)
      }
      guard let value, value != .invalid, value != .null else { continue }
      arguments.append(.init(name: name, value: value))
    }
    let style = ConfigurationParts.factoryAttributes.lazy.compactMap { node[$0] }.first ?? kind.factories[0]
    return kind.factories.contains(style) ? .factory(name: style, arguments: arguments) : .invalid
  }
}

extension DocumentValues {
  /// The element of a configuration.
  func configuration(_ factory: String, _ arguments: [SceneValue.FactoryArgument], key: String) -> DocumentElement {
    let kind = ConfigurationKind(factory: factory) ?? .button
    let parts = ConfigurationParts(kind)
    var configuration = DocumentElement(
      parts.element,
      ["key": key, ConfigurationParts.factoryAttributes[0]: factory]
    )
    var inner = parts.groups.map { DocumentElement($0.element, ["key": $0.key]) }
    for argument in arguments {
      guard let type = kind.parts[argument.name] else { continue }
      if let (group, name) = parts.group(of: argument.name) {
        guard let index = parts.groups.firstIndex(where: { $0.key == group.key }) else { continue }
        put(argument.value, as: type, ConfigurationParts.documentName(name), into: &inner[index])
      } else if case .optionSet(let names, _) = argument.value, names.count == 1, case .named(let typeName) = type {
        configuration[argument.name] = word(names[0], raw: .int(0), of: typeName)
      } else {
        put(argument.value, as: type, ConfigurationParts.documentName(argument.name), into: &configuration)
      }
    }
    configuration.children.insert(
      contentsOf: inner.filter { $0.attributes.count > 1 || !$0.children.isEmpty },
      at: 0
    )
    return configuration
  }
}
