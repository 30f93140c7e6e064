package import SwiftSurface

/// The classes that sources of a module may describe: those that derive from `NSObject`.
package struct PortableClasses: Sendable {
  private let superclasses: [String: String]
  private let isKnown: @Sendable (String) -> Bool

  /// The system's classes that no catalog of views has.
  package static let others: Set<String> = [
    "NSObject", "UIResponder", "UIPresentationController", "UIPercentDrivenInteractiveTransition", "CALayer",
    "CAShapeLayer", "CAGradientLayer", "CATextLayer", "UIAlertController", "UIStoryboardSegue", "UIWindowScene",
    "UICollectionViewCompositionalLayout",
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
      if let parent = type.inherited.first { found[type.name] = PortableConditions.bare(parent.element) }
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
