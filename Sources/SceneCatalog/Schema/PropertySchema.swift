package import SceneDiagnostics
package import SceneModel

/// A property as a class schema declares it.
package struct PropertySchema: Hashable, Sendable {
  package var name: String
  /// Where the schema declares it.
  package var range: SourceRange
  /// The class that declares it first; a subclass may restate its default.
  package var declaringClass: String
  package var type: PropertyType
  package var isOptional: Bool = false
  /// What UIKit's designated initializer gives.
  package var defaultValue: SceneValue = .null
  /// Defaults that depend on a case of another property, such as a button's type.
  package var conditionalDefaults: [ConditionalDefault] = []
  /// What `init(coder:)` decodes where the key is missing; nil means that the key is always written.
  package var absentValue: SceneValue?
  /// What Interface Builder gives a new object, where that differs from the default.
  package var interfaceBuilderDefault: SceneValue?
  /// What a document of Interface Builder means that does not write the property, where that is not the default of the class that
  /// declares it.
  package var documentDefault: SceneValue?
  /// The coder key; nil for what reaches a nib only together with other properties.
  package var key: String?
  /// How the value is written, where its type does not say.
  package var encoding: ValueForm.Encoding = .byType
  /// The archived object that holds the key, where it is not the object itself.
  package var container: String?
  /// The option set or enumeration whose cases key the value: `UIControl.State`, `NSLayoutConstraint.Axis`.
  package var keyedBy: String?
  package var minimum: Double?
  package var maximum: Double?
  /// Static constants of the class that may stand for a number, or for all numbers of a size.
  package var constants: [String: Double] = [:]
  /// What Interface Builder writes in place of a constant, by its name: an attribute and its value, such as `spacingType=standard`.
  package var constantAttributes: [String: String] = [:]
  /// Properties that cannot be set beside this one.
  package var excludes: [String] = []
  /// What Interface Builder calls the property: its attribute, by case where the value is keyed, else under "".
  package var attributes: [String: String] = [:]
  /// The raw values that cases, or true and false, are archived as.
  package var rawValues: [String: Int] = [:]
  /// Whether the value is a list of values of the type.
  package var isList: Bool = false
  /// Whether a runtime attribute can set the property.
  package var isRuntimeAttribute: Bool = true
  /// Whether the coder key follows from the pattern of others rather than from a nib.
  package var isUnverified: Bool = false
  package var availability: String?
  package var deprecation: String?
  /// Whether Swift's initializer demands it.
  package var isRequired: Bool = false
  package var summary: String = ""

  /// Makes a property without default and key.
  package init(name: String, range: SourceRange, declaringClass: String, type: PropertyType) {
    self.name = name
    self.range = range
    self.declaringClass = declaringClass
    self.type = type
  }
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
