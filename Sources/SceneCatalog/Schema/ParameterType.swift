import SceneModel

/// What a parameter of a component stands for.
package enum ParameterType: Hashable, Sendable {
  /// The value of a property.
  case value(PropertyType)
  /// A receiver and a message, or several.
  case action
  /// The name of an object.
  case object

  /// The words for types that are no enumeration's.
  package static let names =
    ["text", "Bool", "Int", "Double", "color", "font", "image", "action", "object", "attributedText", "date"]
    + GeometryKind.allCases.map(\.rawValue)

  /// Reads a type's name in a component.
  package init(_ name: String) {
    switch name {
    case "action": self = .action
    case "object": self = .object
    default: self = .value(PropertyType(name))
    }
  }

  /// The type's name.
  package var name: String {
    switch self {
    case .value(let type): type.name
    case .action: "action"
    case .object: "object"
    }
  }
}
