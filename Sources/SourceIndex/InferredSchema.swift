import SwiftSurface

/// The schema of a class in the sources, as `Schemas/README.md` describes it.
package enum InferredSchema {
  /// The text of a class's schema; nil for a class that is open.
  ///
  /// Its outlets are all that the loader can set, and its actions all messages that the class declares.
  package static func text(of name: String, in index: SourceIndex) -> String? {
    guard let one = index.classes[name], !one.isOpen, let superclass = one.superclass else { return nil }
    var lines = ["class: \(quoted(name))", "superclass: \(quoted(superclass))"]
    if one.isGeneric { lines.append("generic: true") }
    var outlets: [String] = []
    var properties: [String] = []
    var seen: Set<String> = []
    for member in one.members where !member.declaration.isStatic {
      let declaration = member.declaration
      guard seen.insert("\(declaration.kind.isMethod) \(declaration.objectiveCName)").inserted else { continue }
      switch declaration.kind {
      case .outlet:
        let list = declaration.type?.isCollection == true ? ", collection: true" : ""
        let type = member.element.isEmpty ? "Any" : member.element
        outlets.append(
          "  \(quoted(declaration.objectiveCName)): {type: \(quoted(type))\(list)\(isRequired(member) ? ", required: true" : "")}"
        )
      case .property: outlets.append("  \(quoted(declaration.objectiveCName)): {type: Any}")
      case .inspectable:
        guard let type = propertyType(of: declaration.type) else { continue }
        let optional = declaration.type?.isOptional == true ? ", optional: true" : ""
        properties.append("  \(quoted(declaration.objectiveCName)): {type: \(type)\(optional)}")
      case .action, .segueAction, .method, .typealias: continue
      }
    }
    var actions = one.members.filter { $0.declaration.kind.isMethod && !$0.declaration.isStatic }
      .map(\.declaration.objectiveCName)
    if one.hasOtherMembers {
      // Whether they are Objective-C's is not known, so they are taken for it.
      outlets += one.otherMembers.filter { !$0.contains(":") && !seen.contains("false \($0)") }.sorted()
        .map { "  \(quoted($0)): {type: Any}" }
      actions += one.otherMembers
    }
    if !outlets.isEmpty { lines += ["outlets:"] + outlets }
    if !properties.isEmpty { lines += ["properties:"] + properties }
    // A list, even of none, says that these are all.
    lines.append("actions: [\(Set(actions).sorted().map(quoted).joined(separator: ", "))]")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether code crashes that uses the outlet where it is not connected.
  private static func isRequired(_ member: IndexedMember) -> Bool {
    // Where it is only there under some condition, so is the code. Nothing is known of pointers in Objective-C.
    guard let type = member.declaration.type, member.conditions.isEmpty, !member.isObjectiveC else { return false }
    return type.isImplicitlyUnwrapped && !type.isCollection
  }

  static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

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
