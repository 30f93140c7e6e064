package import SceneModel

/// What a property's value is, as a schema names it.
package enum PropertyType: Hashable, Sendable {
  case bool
  case int
  case double
  case text
  case attributedText
  /// Attributes of a text that is said elsewhere.
  case textAttributes
  case geometry(GeometryKind)
  case color
  case font
  case image
  case date
  /// A struct made by a named factory.
  case factory(ConfigurationKind)
  /// An enumeration or option set, by the Swift name that a schema declares.
  case named(String)

  /// Reads a type's name in a schema; any name that is not a value type is an enumeration's or option set's.
  package init(_ name: String) {
    switch name {
    case "Bool": self = .bool
    case "Int": self = .int
    case "Double": self = .double
    case "text": self = .text
    case "attributedText": self = .attributedText
    case "textAttributes": self = .textAttributes
    case "color": self = .color
    case "font": self = .font
    case "image": self = .image
    case "date": self = .date
    default:
      self =
        GeometryKind(rawValue: name).map { .geometry($0) } ?? ConfigurationKind(rawValue: name).map { .factory($0) }
        ?? .named(name)
    }
  }

  /// Whether nibs keep a value in a view that is as large as the object's own.
  package var isKeptInView: Bool { if case .factory(let kind) = self { kind.archivedView != nil } else { false } }

  /// The type's name in messages.
  package var name: String {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .text: "text"
    case .attributedText: "attributed text"
    case .textAttributes: "text attributes"
    case .geometry(let kind): kind.rawValue
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .date: "date"
    case .factory(let kind): kind.rawValue
    case .named(let name): name
    }
  }
}
