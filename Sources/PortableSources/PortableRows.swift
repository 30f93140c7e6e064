package import SwiftSurface

/// The rows of the classes that a source declares, in Swift, for the end of that source.
///
/// They are in the same file because outlets and actions may be private.
package struct PortableRows: Sendable {
  /// The name of the function that returns the rows.
  package let function: String

  /// The code; empty if the source declares nothing that a row could have.
  package private(set) var code = ""

  /// The rows that only the class itself can have, since nothing outside of the type around sees it, by the index of the class in
  /// the source's types: what goes in front of its closing brace.
  package private(set) var inside: [Int: String] = [:]

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - surface: What the source declares.
  ///   - source: The bytes of the source.
  ///   - name: A name that no other source of the module has.
  ///   - path: Where the source is, which messages of the compiler name; nil to leave that out.
  ///   - classes: The classes of the module, and the system's.
  package init(_ surface: SourceSurface, source: [UInt8], name: String, path: String?, classes: PortableClasses) {
    function = "dioramaRows_\(Self.identifier(name))"
    var rows: [String] = []
    var extensions: [String] = []
    let parts = Dictionary(grouping: surface.types, by: \.name)
    for found in Self.described(surface, classes, in: source) {
      let type = found.type
      let bodies = (parts[type.name] ?? []).map { TypeBody($0, in: source) }
      let row = PortableRow(of: type, bodies, path, classes)
      guard !row.isEmpty else { continue }
      let property = "dioramaRow_\(Self.identifier(type.name))"
      let body: String
      var owner = type.name
      switch Self.reach(of: found.index, in: surface, source) {
      case .file:
        body =
          "extension \(owner) {\n  @MainActor fileprivate static var \(property): NibClass {\n\(row.code)  }\n}\n"
      case .type(let outer):
        owner = outer
        let short = type.name.split(separator: ".").last.map(String.init) ?? type.name
        inside[found.index] = "  @MainActor fileprivate static var dioramaRow: NibClass {\n\(row.code)  }\n"
        body =
          "extension \(owner) {\n  @MainActor fileprivate static var \(property): NibClass { \(short).dioramaRow }\n}\n"
      case .nowhere: continue
      }
      let conditions = surface.conditions(type.condition).map { "(\(PortableConditions.replaced($0)))" }
        .joined(separator: " && ")
      extensions.append(conditions.isEmpty ? body : "#if \(conditions)\n\(body)#endif\n")
      let append = "  rows.append(\(owner).\(property))\n"
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
    @preconcurrency @MainActor
    public enum DioramaSources {
      private static let registered: Void = {
        UIRuntime.shared.register([\(functions.map { "\($0)()" }.joined(separator: ", "))].flatMap { $0 })
      }()

      /// Registers the classes, once. The first `#selector` does it as well.
      public static func register() { _ = registered }
    }

    /// A selector of a class of the module.
    @preconcurrency @MainActor func \(PortableSource.selectorFunction)(_ name: String) -> Selector {
      DioramaSources.register()
      return Selector(name)
    }

    """
  }

  /// The classes with the members that extensions in the same source add.
  private static func described(
    _ surface: SourceSurface,
    _ classes: PortableClasses,
    in source: [UInt8]
  ) -> [(index: Int, type: TypeDeclaration)] {
    var result: [(index: Int, type: TypeDeclaration)] = []
    var indices: [String: Int] = [:]
    for (position, type) in surface.types.enumerated() where type.kind == .class || type.kind == .extension {
      guard PortableConditions.canHold(surface.conditions(type.condition)) else { continue }
      // Nobody may name a class that is not available any more.
      guard !TypeBody(type, in: source).headerWords.contains("unavailable") else { continue }
      if let index = indices[type.name] {
        result[index].type.members += type.members
      } else if !type.isGeneric, classes.isObject(type.name) {
        indices[type.name] = result.count
        result.append((position, type))
      }
    }
    return result
  }

  /// Who sees a type.
  private enum Reach {
    case file, type(String), nowhere
  }

  private static func reach(of index: Int, in surface: SourceSurface, _ source: [UInt8]) -> Reach {
    let type = surface.types[index]
    guard type.isPrivate, type.kind == .class else { return .file }
    let around = surface.types.filter { $0.range != type.range && $0.range.contains(type.range.lowerBound) }
    let hidden = around.filter { $0.kind != .extension && isHidden($0, source) && $0.name.contains(".") }
    guard hidden.isEmpty else { return .nowhere }
    guard let outer = around.last, isHidden(type, source) else { return .file }
    return outer.isGeneric ? .nowhere : .type(outer.name)
  }

  /// Whether a type is private to the declaration around it.
  private static func isHidden(_ type: TypeDeclaration, _ source: [UInt8]) -> Bool {
    TypeBody(type, in: source).headerWords.contains("private")
  }

  static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
