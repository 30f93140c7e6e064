/// A member of a type that documents can refer to.
package struct MemberDeclaration: Hashable, Sendable {
  /// What the member is for.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case outlet, action, segueAction, inspectable
    /// A method, or a property, that Objective-C knows.
    case method, property
    case `typealias`
  }

  /// How far a member can be seen.
  package enum Access: String, Hashable, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, package, `public`, `open`
  }

  package var kind: Kind
  /// The name of a property; of a method as Swift refers to it, `signIn(_:)`.
  package var name: String
  /// How Objective-C calls it: a method's selector, a property's name.
  package var objectiveCName: String
  /// Where the name is; of a method without the labels.
  package var range: Range<Int>
  /// The line of the name, from 1.
  package var line = 1
  /// The type of a property, or what a type alias refers to; nil where none is written, and for methods.
  package var type: TypeText?
  package var isWeak = false
  /// Whether it belongs to the type and not to its objects.
  package var isStatic = false
  package var isOverride = false
  package var access = Access.internal
  /// How many arguments a method takes; 0 for others.
  package var parameterCount = 0
  /// The index in `SourceSurface.conditions`; nil where the declaration always holds.
  package var condition: Int?
}

/// A type as it is written, without spaces and attributes.
package struct TypeText: Hashable, Sendable {
  /// The whole text, such as `[UILabel]!`.
  package var text: String

  package init(_ text: String) { self.text = text }

  /// Whether nil is allowed, or the property is nil until it is set.
  package var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<") }

  /// Whether the property is nil until it is set, and a use before traps.
  package var isImplicitlyUnwrapped: Bool { text.hasSuffix("!") }

  /// Whether it is a list.
  package var isCollection: Bool {
    let bare = Self.unwrapped(text)
    return bare.hasPrefix("[") && !Self.hasColonAtTop(bare.dropFirst().dropLast())
      || Self.argument(of: "Array", in: bare) != nil
  }

  /// The type of one object: without signs of optionals and lists, and without generic arguments.
  package var element: String {
    var bare = Self.unwrapped(text)
    if isCollection {
      bare = Self.argument(of: "Array", in: bare) ?? bare.dropFirst().dropLast()
      bare = Self.unwrapped(bare)
    }
    let name = bare.prefix { $0 != "<" }
    return String(name.isEmpty ? bare : name)
  }

  private static func unwrapped(_ text: some StringProtocol) -> Substring {
    var text = Substring(text)
    while true {
      if text.hasSuffix("?") || text.hasSuffix("!") {
        text = text.dropLast()
      } else if let inner = argument(of: "Optional", in: text) {
        text = inner
      } else if text.hasPrefix("("), text.hasSuffix(")"), !text.contains(","), !text.contains("-") {
        text = text.dropFirst().dropLast()
      } else {
        return text
      }
    }
  }

  /// What is between the angle brackets behind a name; nil for another type.
  private static func argument(of name: String, in text: Substring) -> Substring? {
    for start in ["\(name)<", "Swift.\(name)<"] where text.hasPrefix(start) && text.hasSuffix(">") {
      return text.dropFirst(start.count).dropLast()
    }
    return nil
  }

  /// Whether the text between brackets is that of a dictionary.
  private static func hasColonAtTop(_ text: Substring) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":") where depth == 0: return true
      default: break
      }
    }
    return false
  }
}
