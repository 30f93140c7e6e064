package import SwiftSurface

/// The rows of the classes that a source declares, in Swift, for the end of that source.
///
/// They are in the same file because outlets and actions may be private.
package struct PortableRows: Sendable {
  /// The name of the function that returns the rows.
  package let function: String

  /// The code; empty if the source declares nothing that a row could say.
  package private(set) var code = ""

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - surface: What the source declares.
  ///   - source: The bytes of the source.
  ///   - name: A name that no other source of the module has.
  ///   - classes: The classes of the module, and the system's.
  package init(_ surface: SourceSurface, source: [UInt8], name: String, classes: PortableClasses) {
    function = "dioramaRows_\(Self.identifier(name))"
    var rows: [String] = []
    var extensions: [String] = []
    for type in Self.described(surface, classes) {
      let lines = Self.row(of: type, source, classes)
      guard !lines.isEmpty else { continue }
      let property = "dioramaRow_\(Self.identifier(type.name))"
      let body =
        "extension \(type.name) {\n  @MainActor fileprivate static var \(property): NibClass {\n"
        + lines.map { "    \($0)\n" }.joined() + "  }\n}\n"
      let conditions = surface.conditions(type.condition).map { "(\($0))" }.joined(separator: " && ")
      extensions.append(conditions.isEmpty ? body : "#if \(conditions)\n\(body)#endif\n")
      let append = "  rows.append(\(type.name).\(property))\n"
      rows.append(conditions.isEmpty ? append : "  #if \(conditions)\n\(append)  #endif\n")
    }
    guard !rows.isEmpty else { return }
    code =
      "import DioramaUI\n" + extensions.joined()
      + "@MainActor func \(function)() -> [NibClass] {\n  var rows: [NibClass] = []\n" + rows.joined()
      + "  return rows\n}\n"
  }

  /// The file that registers the rows of all sources, and makes selectors.
  package static func registration(_ functions: [String], module: String) -> String {
    """
    import DioramaUI

    /// What the Objective-C runtime knows of the classes of \(module) on Apple's systems.
    @MainActor
    public enum DioramaSources {
      private static let registered: Void = {
        UIRuntime.shared.register([\(functions.map { "\($0)()" }.joined(separator: ", "))].flatMap { $0 })
      }()

      /// Registers the classes, once. The first `#selector` does it as well.
      public static func register() { _ = registered }
    }

    /// A selector of a class of the module.
    @MainActor func \(PortableSource.selectorFunction)(_ name: String) -> Selector {
      DioramaSources.register()
      return Selector(name)
    }

    """
  }

  /// The classes with the members that extensions in the same source add.
  private static func described(_ surface: SourceSurface, _ classes: PortableClasses) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    for type in surface.types where type.kind == .class || type.kind == .extension {
      if let index = result.firstIndex(where: { $0.name == type.name }) {
        result[index].members += type.members
      } else if !type.isGeneric, classes.isObject(type.name) {
        result.append(type)
      }
    }
    return result
  }

  private static func row(
    of type: TypeDeclaration,
    _ source: [UInt8],
    _ classes: PortableClasses
  ) -> [String] {
    let name = type.name
    var (outlets, actions, properties): ([String], [String], [String]) = ([], [], [])
    for member in type.members where !member.isStatic && member.condition == type.condition {
      switch member.kind {
      case .outlet: outlets.append("NibOutlet(\"\(member.objectiveCName)\", \\\(name).\(member.name)),")
      case .inspectable: properties.append("NibProperty(\"\(member.objectiveCName)\", \\\(name).\(member.name)),")
      case .action, .method:
        guard !member.isOverride, let shape = MethodShape(member, source) else { continue }
        actions.append("NibAction(\"\(member.objectiveCName)\", \(shape.closure(of: name))),")
      case .property, .segueAction, .typealias: break
      }
    }
    let superclass = type.kind == .class ? type.inherited.first : nil
    // A generic superclass has no row of its own.
    let parent = superclass.flatMap { $0.text.contains("<") ? nil : "\($0.element).self" }
    guard superclass != nil || !actions.isEmpty || !outlets.isEmpty || !properties.isEmpty else { return [] }
    var lines = ["NibClass(", "  \(name).self,", "  parent: \(parent ?? "nil"),"]
    // What is added to a class of the system's belongs to that one's row.
    if classes.isSystems(name) { lines.append("  name: \"\(name)\",") }
    for (label, members) in [("outlets", outlets), ("actions", actions), ("properties", properties)]
    where !members.isEmpty {
      lines += ["  \(label): ["] + members.map { "    \($0)" } + ["  ],"]
    }
    lines[lines.count - 1].removeLast()
    return lines + [")"]
  }

  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

/// What of a method's declaration matters to a row.
private struct MethodShape {
  private let name: String
  private let parameterCount: Int

  /// Nil for a method that no action can call: it has more than three arguments, is asynchronous or may throw.
  init?(_ member: MemberDeclaration, _ source: [UInt8]) {
    let colons = member.objectiveCName.count { $0 == ":" }
    guard colons == member.parameterCount, member.parameterCount <= 3, !Self.isEffectful(member, source) else {
      return nil
    }
    name = member.name
    parameterCount = member.parameterCount
  }

  /// Whether `async` or `throws` is behind the parameters.
  private static func isEffectful(_ member: MemberDeclaration, _ source: [UInt8]) -> Bool {
    var (offset, depth) = (member.range.upperBound, 0)
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "{") where depth == 0:
        let tail = String(decoding: source[member.range.upperBound..<offset], as: UTF8.self)
        let words = tail.drop { $0 != ")" }.split { !$0.isLetter }
        return words.contains("async") || words.contains("throws")
      default: break
      }
      offset += 1
    }
    return true
  }

  /// The method as rows take it; what it returns is left out.
  func closure(of type: String) -> String {
    let bare = name.prefix { $0 != "(" }
    if parameterCount == 0 { return "{ (target: \(type)) in { _ = target.\(bare)() } }" }
    return "\(type).\(name)"
  }
}

/// The classes that sources of a module may describe: those that derive from `NSObject`.
package struct PortableClasses: Sendable {
  private let superclasses: [String: String]
  private let isKnown: @Sendable (String) -> Bool

  /// The system's classes that no catalog of views has.
  private static let others: Set<String> = [
    "NSObject", "UIResponder", "UIPresentationController", "UIPercentDrivenInteractiveTransition", "CALayer",
    "CAShapeLayer", "UIAlertController", "UIStoryboardSegue", "UIWindowScene", "UICollectionViewCompositionalLayout",
    "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource", "UICollectionViewLayoutAttributes",
  ]

  /// Reads the classes of a module's sources.
  ///
  /// - Parameters:
  ///   - surfaces: What the sources declare.
  ///   - isKnown: Whether the catalog has a class of a name.
  package init(_ surfaces: [SourceSurface], isKnown: @escaping @Sendable (String) -> Bool) {
    var found: [String: String] = [:]
    for type in surfaces.flatMap(\.types) where type.kind == .class {
      if let parent = type.inherited.first { found[type.name] = parent.element }
    }
    superclasses = found
    self.isKnown = isKnown
  }

  /// Whether a class is one of the system's.
  func isSystems(_ name: String) -> Bool {
    superclasses[name] == nil && (Self.others.contains(name) || isKnown(name))
  }

  /// Whether a class derives from `NSObject`.
  func isObject(_ name: String) -> Bool {
    var current = name
    for _ in 0...superclasses.count {
      guard let parent = superclasses[current] else { return Self.others.contains(current) || isKnown(current) }
      current = parent
    }
    return false
  }
}
