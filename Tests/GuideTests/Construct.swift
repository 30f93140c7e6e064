import SceneCatalog
import SceneCompiler
import SceneLanguage
import SceneModel

/// Something that a scene can have written in it.
struct Construct: Hashable, Sendable, CustomStringConvertible {
  /// What it is a kind of, such as `slot`.
  var kind: String
  /// Its name, in the language's own word.
  var name: String

  var description: String { "\(kind) \(name)" }

  init(_ kind: String, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// All that the language and the catalog have.
  static let all: [Construct] = {
    var found: [Construct] = []
    func add(_ kind: String, _ names: some Sequence<String>) {
      for name in names.sorted() where !found.contains(Construct(kind, name)) { found.append(Construct(kind, name)) }
    }
    add("document key", SceneKeys.document)
    add("object key", SceneKeys.object)
    add("owner key", SceneKeys.owner)
    add("placeholder key", SceneKeys.placeholder)
    add("constraint key", SceneKeys.constraint)
    add("canvas key", SceneKeys.canvas)
    add("variation key", SceneKeys.variation)
    let hidden = "interfaceBuilder"
    add("storyboard key", (SceneKeys.Storyboard.names + SceneKeys.StoryboardObject.names).filter { $0 != hidden })
    add("reference key", SceneKeys.Reference.names.filter { $0 != hidden })
    add("segue key", SceneKeys.Segue.names.filter { $0 != hidden })
    add("segue kind", SceneSegue.Kind.allCases.map(\.rawValue))
    add("trait", SceneKeys.traits.keys)
    add("guide", SceneKeys.viewGuides + SceneKeys.scrollViewGuides + SceneKeys.controllerGuides)
    add("attribute", LayoutAttribute.allCases.map(\.rawValue))
    add("equation", ["=", ">=", "<=", "*", "+", "-", "@", ":", "/", "systemSpacing"])
    add("receiver", ["owner", "self", "firstResponder"])
    add("attribute type", ValueReader.runtimeTypes)
    add("text attribute", ValueReader.attributeTypes.keys)
    add("text attribute", ["text", "paragraphStyle"])
    add("text attribute", ValueReader.textAttributeTypes.keys)
    add("paragraph property", ValueReader.paragraphTypes.keys)
    add("paragraph property", ["tabStops"])
    for kind in ConfigurationKind.allCases {
      add("configuration", kind.factories)
      add("configuration property", kind.parts.keys)
    }
    add("YAML", ["&", "*", "!", "#", "null"])
    let catalog = SceneCatalog.builtIn
    let schemas = catalog.classNames.compactMap { catalog.schema(named: $0) }
    // What each child of a slot is archived in is made by the compiler.
    let wrappers = Set(schemas.flatMap { $0.slots.values.compactMap(\.wrapper) })
    for schema in schemas where !wrappers.contains(schema.name) {
      add("slot", schema.slots.values.filter { !$0.accepts.isEmpty }.map(\.name))
      for property in schema.properties.values {
        add("type", [Self.typeName(property.type, catalog)])
        add("value key", Self.valueKeys(of: property.type))
        add("constant", property.constants.keys)
        if let keyedBy = property.keyedBy { add("per", [keyedBy]) }
      }
    }
    return found
  }()

  /// What a type of values is called; enumerations and option sets are one kind each.
  static func typeName(_ type: PropertyType, _ catalog: SceneCatalog) -> String {
    guard case .named(let name) = type else {
      return switch type {
      case .attributedText: "attributedText"
      case .textAttributes: "textAttributes"
      default: type.name
      }
    }
    return catalog.enumeration(named: name)?.isOptionSet == true ? "option set" : "enumeration"
  }

  private static func valueKeys(of type: PropertyType) -> [String] {
    switch type {
    case .text: ["text", "key"]
    case .geometry(let kind) where kind == .transform: ValueKeys.Transform.names
    case .geometry(let kind): kind.components
    default: ValueReader.parts(of: type)
    }
  }
}
