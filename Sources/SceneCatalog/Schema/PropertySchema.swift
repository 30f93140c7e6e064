package import SceneDiagnostics
package import SceneModel

/// A property as a class schema declares it.
///
/// A class has what it inherits, a hundred properties and more: copies share what is said of a property.
package struct PropertySchema: Hashable, Sendable {
  /// What is said of a property, under the names that the property has for it.
  struct Fields: Hashable, Sendable {
    var name: String
    var range: SourceRange
    var declaringClass: String
    var type: PropertyType
    var isOptional: Bool = false
    var defaultValue: SceneValue = .null
    var conditionalDefaults: [ConditionalDefault] = []
    var absentValue: SceneValue?
    var interfaceBuilderDefault: SceneValue?
    var documentDefault: SceneValue?
    var key: String?
    var encoding: ValueForm.Encoding = .byType
    var container: String?
    var keyedBy: String?
    var minimum: Double?
    var maximum: Double?
    var constants: [String: Double] = [:]
    var constantAttributes: [String: String] = [:]
    var excludes: [String] = []
    var attributes: [String: String] = [:]
    var rawValues: [String: Int] = [:]
    var isList: Bool = false
    var isRuntimeAttribute: Bool = true
    var isUnverified: Bool = false
    var availability: String?
    var deprecation: String?
    var isRequired: Bool = false
    var summary: String = ""
  }

  private final class Shared: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var shared: Shared

  /// Makes a property of what is said of it.
  init(_ fields: Fields) { shared = Shared(fields) }

  /// Makes a property without default and key.
  package init(name: String, range: SourceRange, declaringClass: String, type: PropertyType) {
    self.init(Fields(name: name, range: range, declaringClass: declaringClass, type: type))
  }

  /// What is said of the property; setting a part of it makes a copy of all.
  var fields: Fields {
    get { shared.fields }
    set { shared = Shared(newValue) }
  }

  /// Whether the same is said of two properties.
  package static func == (left: PropertySchema, right: PropertySchema) -> Bool {
    left.shared === right.shared || left.fields == right.fields
  }

  /// Hashes what is said of the property.
  package func hash(into hasher: inout Hasher) { fields.hash(into: &hasher) }
}

extension PropertySchema {
  package var name: String { shared.fields.name }
  /// Where the schema declares it.
  package var range: SourceRange {
    get { shared.fields.range }
    set { fields.range = newValue }
  }
  /// The class that declares it first; a subclass may restate its default.
  package var declaringClass: String { shared.fields.declaringClass }
  package var type: PropertyType { shared.fields.type }
  package var isOptional: Bool { shared.fields.isOptional }
  /// What UIKit's designated initializer gives.
  package var defaultValue: SceneValue { shared.fields.defaultValue }
  /// Defaults that depend on a case of another property, such as a button's type.
  package var conditionalDefaults: [ConditionalDefault] { shared.fields.conditionalDefaults }
  /// What `init(coder:)` decodes where the key is missing; nil means that the key is always written.
  package var absentValue: SceneValue? { shared.fields.absentValue }
  /// What Interface Builder gives a new object, where that differs from the default.
  package var interfaceBuilderDefault: SceneValue? { shared.fields.interfaceBuilderDefault }
  /// What a document of Interface Builder means that does not write the property, where that is not the default of the class that
  /// declares it.
  package var documentDefault: SceneValue? { shared.fields.documentDefault }
  /// The coder key; nil for what reaches a nib only together with other properties.
  package var key: String? { shared.fields.key }
  /// How the value is written, where its type does not say.
  package var encoding: ValueForm.Encoding { shared.fields.encoding }
  /// The archived object that holds the key, where it is not the object itself.
  package var container: String? { shared.fields.container }
  /// The option set or enumeration whose cases key the value: `UIControl.State`, `NSLayoutConstraint.Axis`.
  package var keyedBy: String? { shared.fields.keyedBy }
  package var minimum: Double? { shared.fields.minimum }
  package var maximum: Double? { shared.fields.maximum }
  /// Static constants of the class that may stand for a number, or for all numbers of a size.
  package var constants: [String: Double] { shared.fields.constants }
  /// What Interface Builder writes in place of a constant, by its name: an attribute and its value, such as `spacingType=standard`.
  package var constantAttributes: [String: String] { shared.fields.constantAttributes }
  /// Properties that cannot be set beside this one.
  package var excludes: [String] { shared.fields.excludes }
  /// What Interface Builder calls the property: its attribute, by case where the value is keyed, else under "".
  package var attributes: [String: String] { shared.fields.attributes }
  /// The raw values that cases, or true and false, are archived as.
  package var rawValues: [String: Int] { shared.fields.rawValues }
  /// Whether the value is a list of values of the type.
  package var isList: Bool { shared.fields.isList }
  /// Whether a runtime attribute can set the property.
  package var isRuntimeAttribute: Bool { shared.fields.isRuntimeAttribute }
  /// Whether the coder key follows from the pattern of others rather than from a nib.
  package var isUnverified: Bool { shared.fields.isUnverified }
  package var availability: String? { shared.fields.availability }
  package var deprecation: String? { shared.fields.deprecation }
  /// Whether Swift's initializer demands it.
  package var isRequired: Bool { shared.fields.isRequired }
  package var summary: String { shared.fields.summary }
}

extension PropertySchema {
  /// What the initializer gives where another property has a certain case.
  package struct ConditionalDefault: Hashable, Sendable {
    package var property: String
    package var caseName: String
    package var value: SceneValue
  }
}

extension PropertySchema {
  /// The value that a constant stands for; nil for a name that is none.
  package func value(ofConstant name: String) -> SceneValue? {
    guard let number = constants[name] else { return nil }
    return switch type {
    case .int: .int(Int(exactly: number) ?? .max)
    case .geometry(let kind): .geometry(kind, Array(repeating: number, count: kind.count))
    default: .double(number)
    }
  }

  /// The attribute by which Interface Builder says a value, and its value there; nil for a value without one.
  package func constantAttribute(of value: SceneValue) -> (name: String, value: String)? {
    guard let name = constantAttributes.keys.sorted().first(where: { self.value(ofConstant: $0) == value }),
      let parts = constantAttributes[name]?.split(separator: "=", maxSplits: 1), parts.count == 2
    else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// Whether the value can vary with size classes.
  ///
  /// UIKit sets what varies by key-value coding, and no key reaches what has a value for each state or axis: its setter takes two
  /// arguments. Archives have no box for transforms and offsets.
  package var canVary: Bool { keyedBy == nil && type != .geometry(.transform) && type != .geometry(.offset) }

  /// Whether UIKit's initializer takes the property, so that others depend on it.
  package var isInitializerArgument: Bool { isRequired || name == "buttonType" || name == "style" }
}
