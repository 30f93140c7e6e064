import SceneSyntax
import SwiftSurface

/// The schema of a class in the sources, as `Schemas/README.md` describes it.
package struct InferredSchema {
  /// An outlet, or another property that the loader can set.
  struct Outlet {
    var name: String
    var type: String
    var isCollection = false
    /// Whether code crashes that uses it where it is not connected.
    var isRequired = false
    /// Whether it is not declared as an outlet.
    var isKeyOnly = false

    /// How schemas write what is known of it.
    var fields: String {
      let written = isKeyOnly ? type : ScalarSpelling.quoted(type)
      return "{type: \(written)\(isCollection ? ", collection: true" : "")\(isRequired ? ", required: true" : "")}"
    }
  }

  /// A property that runtime attributes set.
  struct Property {
    var name: String
    var type: String
    var isOptional: Bool

    var fields: String { "{type: \(type)\(isOptional ? ", optional: true" : "")}" }

    /// The property as lists of classes write it.
    var listed: String { isOptional ? fields : ScalarSpelling.quoted(type) }
  }

  let one: IndexedClass
  private(set) var outlets: [Outlet] = []
  private(set) var properties: [Property] = []
  /// All messages that the class declares, sorted.
  private(set) var actions: [String] = []

  init(of one: IndexedClass) {
    self.one = one
    var seen: Set<String> = []
    for member in one.members where !member.declaration.isStatic {
      let declaration = member.declaration
      let name = declaration.objectiveCName
      guard seen.insert("\(declaration.kind.isMethod) \(name)").inserted else { continue }
      switch declaration.kind {
      case .outlet:
        outlets.append(
          Outlet(
            name: name,
            type: member.element.isEmpty ? "Any" : member.element,
            isCollection: declaration.type?.isCollection == true,
            isRequired: Self.isRequired(member)
          )
        )
      case .property: outlets.append(Outlet(name: name, type: "Any", isKeyOnly: true))
      case .inspectable:
        guard let type = Self.propertyType(of: declaration.type) else { continue }
        properties.append(Property(name: name, type: type, isOptional: declaration.type?.isOptional == true))
      case .action, .segueAction, .method, .typealias: continue
      }
    }
    var actions = Set(
      one.members.filter { $0.declaration.kind.isMethod && !$0.declaration.isStatic }.map(\.declaration.objectiveCName)
    )
    if one.hasOtherMembers {
      // Whether they are Objective-C's is not known, so they are taken for it.
      outlets += one.otherMembers.filter { !$0.contains(":") && !seen.contains("false \($0)") }.sorted()
        .map { Outlet(name: $0, type: "Any", isKeyOnly: true) }
      actions.formUnion(one.otherMembers)
    }
    self.actions = actions.sorted()
  }

  /// The text of a class's schema; nil for a class that is open.
  ///
  /// Its outlets are all that the loader can set, and its actions all messages that the class declares.
  package static func text(of name: String, in index: SourceIndex) -> String? {
    guard let one = index.type(named: name), !one.isOpen, let superclass = one.superclass else { return nil }
    let schema = InferredSchema(of: one)
    var lines = ["class: \(ScalarSpelling.quoted(name))", "superclass: \(ScalarSpelling.quoted(superclass))"]
    if one.isGeneric { lines.append("generic: true") }
    if !schema.outlets.isEmpty { lines.append("outlets:") }
    for outlet in schema.outlets { lines.append("  \(ScalarSpelling.quoted(outlet.name)): \(outlet.fields)") }
    if !schema.properties.isEmpty { lines.append("properties:") }
    for property in schema.properties { lines.append("  \(ScalarSpelling.quoted(property.name)): \(property.fields)") }
    // A list, even of none, says that these are all.
    lines.append("actions: [\(schema.actions.map(ScalarSpelling.quoted).joined(separator: ", "))]")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func isRequired(_ member: IndexedMember) -> Bool {
    // Where it is only there under some condition, so is the code. Nothing is known of pointers in Objective-C.
    guard let type = member.declaration.type, member.conditions.isEmpty, !member.isObjectiveC else { return false }
    return type.isImplicitlyUnwrapped && !type.isCollection
  }

  /// The type of a property in schemas; nil for one that they do not have.
  static func propertyType(of type: TypeText?) -> String? {
    switch type?.element {
    case "Bool", "BOOL": "Bool"
    case "Int", "NSInteger", "UInt", "NSUInteger", "int": "Int"
    case "Double", "Float", "CGFloat", "float", "double": "Double"
    case "String", "NSString": "text"
    case "UIColor": "color"
    case "UIImage": "image"
    case "CGPoint": "point"
    case "CGSize": "size"
    case "CGRect": "rect"
    default: nil
    }
  }
}

extension MemberDeclaration.Kind {
  /// Whether it is a message.
  package var isMethod: Bool {
    switch self {
    case .action, .segueAction, .method: true
    case .outlet, .inspectable, .property, .typealias: false
    }
  }
}
