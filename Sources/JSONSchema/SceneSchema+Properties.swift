import CatalogReference
import JSONText
import SceneCatalog
import SceneModel

extension SceneSchema {
  /// A property's value, with what an editor shows beside it.
  mutating func property(_ property: PropertySchema) -> JSONValue {
    var alternatives = [single(property)]
    if hasParameters { alternatives.append(Self.parameterReference) }
    if let type = property.keyedBy { alternatives.append(keyed(property, by: type)) }
    var value = Self.any(alternatives)
    if let fallback = Self.plainDefault(of: property) { value = value.with("default", fallback) }
    value = value.with("deprecationMessage", discouragement(property.availability, property.deprecation))
    return value.described(Self.description(of: property))
  }

  /// Why something is not to be used on the target; nil where nothing is against it.
  func discouragement(_ availability: String?, _ deprecation: String?) -> JSONValue? {
    if let target, let availability, target.isBefore(availability) {
      return .string("Came with \(availability); the deployment target is \(target.name).")
    }
    guard let deprecation, target?.isBefore(deprecation) != true else { return nil }
    return .string("Deprecated since \(deprecation).")
  }

  private static func description(of property: PropertySchema) -> String {
    VersionRemarks(availability: property.availability, deprecation: property.deprecation).behind(property.summary)
  }

  /// A value that is not keyed by state or axis.
  private mutating func single(_ property: PropertySchema) -> JSONValue {
    let range = Self.range(property)
    var alternatives: [JSONValue]
    switch property.type {
    case .bool, .int, .double:
      let type: JSONValue = .string(Self.jsonType(property.type))
      if property.constants.isEmpty, !property.isList {
        // The commonest types stay one schema: editors show its problems more clearly than those of alternatives.
        return .object([("type", property.isOptional ? [type, "null"] : type)] + range)
      }
      alternatives = [.object([("type", type)] + range)]
    default: alternatives = [value(of: property.type)]
    }
    if property.isList { alternatives = [["type": "array", "items": alternatives[0]]] }
    if !property.constants.isEmpty { alternatives.append(["enum": .strings(property.constants.keys.sorted())]) }
    if property.isOptional { alternatives.append(["type": "null"]) }
    return Self.any(alternatives)
  }

  private static func range(_ property: PropertySchema) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if let minimum = property.minimum, minimum.isFinite { members.append(("minimum", .number(minimum))) }
    if let maximum = property.maximum, maximum.isFinite { members.append(("maximum", .number(maximum))) }
    return members
  }

  static func jsonType(_ type: PropertyType) -> String {
    switch type {
    case .bool: "boolean"
    case .int: "integer"
    default: "number"
    }
  }

  /// `{normal: A, disabled: B}`; of an option set, joint keys too.
  private mutating func keyed(_ property: PropertySchema, by typeName: String) -> JSONValue {
    let value = single(property)
    guard let type = catalog.enumeration(named: typeName) else { return ["type": "object"] }
    let names = type.cases.map(\.name)
    let map = Self.map(names.map { ($0, value) })
    guard type.isOptionSet, case .object(let members) = map else { return map }
    let name = "(" + names.joined(separator: "|") + ")"
    let joint: (String, JSONValue) = ("patternProperties", .object([("^\(name)(\\+\(name))+$", value)]))
    return .object(members.dropLast() + [joint] + members.suffix(1))
  }

  /// A default that an editor can offer; nil for values that are more than one scalar.
  private static func plainDefault(of property: PropertySchema) -> JSONValue? {
    func number(_ value: Double, _ plain: JSONValue) -> JSONValue {
      property.constants.filter { $0.value == value }.keys.min().map { .string($0) } ?? plain
    }
    switch property.defaultValue {
    case .bool(let flag): return .bool(flag)
    case .int(let value): return number(Double(value), .integer(value))
    case .double(let value): return number(value, .number(value))
    case .enumeration(let name, _): return .string(name)
    case .color(.constant(let name)): return .string(name)
    case .font(.textStyle(let name)): return .string(name)
    default: return nil
    }
  }
}
