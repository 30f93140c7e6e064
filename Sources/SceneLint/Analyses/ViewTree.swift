package import SceneModel

/// How the views of a scene hang together: each hierarchy has a root, and each view a depth in it.
///
/// A cell begins a hierarchy of its own, for its table makes as many as it needs.
package struct ViewTree: Sendable {
  private var roots: [ObjectID: ObjectID] = [:]
  private var depths: [ObjectID: Int] = [:]
  /// How many views each hierarchy has, by its root.
  package private(set) var counts: [ObjectID: Int] = [:]

  /// Walks the views of a scene, parents before their children.
  init(_ context: LintContext) {
    for id in context.views {
      guard let parent = context.parent(of: id), let root = roots[parent],
        !Self.beginsHierarchy(id, context)
      else {
        note(id, root: id, depth: 1)
        continue
      }
      note(id, root: root, depth: depths[parent, default: 0] + 1)
    }
  }

  private mutating func note(_ id: ObjectID, root: ObjectID, depth: Int) {
    roots[id] = root
    depths[id] = depth
    counts[root, default: 0] += 1
  }

  private static func beginsHierarchy(_ id: ObjectID, _ context: LintContext) -> Bool {
    context.isKind(id, of: "UITableViewCell") || context.isKind(id, of: "UICollectionReusableView")
  }

  /// The root of a view's hierarchy, which can be the view itself.
  package func root(of id: ObjectID) -> ObjectID { roots[id] ?? id }

  /// How deep a view lies in its hierarchy: 1 is the root.
  package func depth(of id: ObjectID) -> Int { depths[id] ?? 1 }
}
