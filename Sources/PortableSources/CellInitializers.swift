package import SwiftSurface

/// The initializers that classes of cells need so that they compile.
///
/// Tables and collections make cells of registered classes with a required initializer. A class that has designated initializers
/// of its own, but not all of its superclass, does not inherit it. UIKit calls an initializer there that the class has not, and
/// the program stops; so it does here.
package struct CellInitializers {
  private struct Kind {
    var parameters: String
    /// The labels of what UIKit calls.
    var called: [String]
  }

  private let kinds: [String: Kind]
  private let superclasses: [String: String]
  private var own: [String: Set<[String]>] = [:]

  private static let cell = Kind(parameters: "registeredFor identifier: String", called: ["style", "reuseIdentifier"])
  private static let header = Kind(parameters: "registeredFor identifier: String", called: ["reuseIdentifier"])
  private static let view = Kind(parameters: "registeredFor identifier: String, frame: CGRect", called: ["frame"])

  /// Reads the initializers of a module's classes.
  package init(_ sources: [(bytes: [UInt8], surface: SourceSurface)]) {
    kinds = [
      "UITableViewCell": Self.cell, "UITableViewHeaderFooterView": Self.header, "UICollectionReusableView": Self.view,
      "UICollectionViewCell": Self.view, "UICollectionViewListCell": Self.view,
    ]
    var superclasses: [String: String] = [:]
    let classes = sources.flatMap { source in
      source.surface.types.filter {
        $0.kind == .class && PortableConditions.canHold(source.surface.conditions($0.condition))
      }.map { (type: $0, source: source.bytes) }
    }
    for (type, _) in classes {
      if let parent = type.inherited.first { superclasses[type.name] = PortableConditions.bare(parent.element) }
    }
    self.superclasses = superclasses
    for (type, source) in classes where kind(of: type.name) != nil {
      let initializers = TypeBody(type, in: source).initializers
      own[type.name] = Set(initializers.filter { !$0.isConvenience }.map(\.labels))
    }
  }

  /// What is written in front of the closing brace of a class; nil for one that needs nothing.
  package func code(for type: TypeDeclaration, in source: [UInt8]) -> String? {
    guard let kind = kind(of: type.name), let own = own[type.name], !own.isEmpty,
      !own.isSuperset(of: designated(of: superclasses[type.name] ?? ""))
    else { return nil }
    let access = TypeBody(type, in: source).headerWords.contains { $0 == "public" || $0 == "open" } ? "public " : ""
    let name = "init(\(kind.called.map { "\($0):" }.joined()))"
    return "  \(access)required convenience init(\(kind.parameters)) "
      + "{ fatalError(\"\(name) has not been implemented\") }\n"
  }

  /// The labels of the designated initializers that a class has.
  private func designated(of name: String) -> Set<[String]> {
    var current = name
    for _ in 0...superclasses.count {
      if let kind = kinds[current] { return [kind.called, ["coder"]] }
      if let own = own[current], !own.isEmpty { return own }
      guard let parent = superclasses[current] else { break }
      current = parent
    }
    return []
  }

  private func kind(of name: String) -> Kind? {
    var current = name
    for _ in 0...superclasses.count {
      guard let parent = superclasses[current] else { return nil }
      if let kind = kinds[parent] { return kind }
      current = parent
    }
    return nil
  }
}
