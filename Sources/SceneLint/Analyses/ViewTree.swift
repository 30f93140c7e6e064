import SceneCatalog
package import SceneModel

/// How the views of a scene hang together: each hierarchy has a root, and each view a depth in it.
///
/// A cell begins a hierarchy of its own, for its table makes as many as it needs.
package struct ViewTree: Sendable {
  // By the index of the object; a depth of 0 is no view's.
  private var positions: [(root: ObjectID, depth: Int)]
  /// How many views each hierarchy has, by its root.
  package private(set) var counts: [ObjectID: Int] = [:]

  /// Walks the views of a scene, parents before their children.
  init(_ context: LintContext) {
    positions = context.scene.objects.indices.map { (ObjectID($0), 0) }
    for id in context.views {
      guard let parent = context.parent(of: id), positions[parent.index].depth > 0, !Self.beginsHierarchy(id, context)
      else {
        note(id, root: id, depth: 1)
        continue
      }
      note(id, root: positions[parent.index].root, depth: positions[parent.index].depth + 1)
    }
  }

  private mutating func note(_ id: ObjectID, root: ObjectID, depth: Int) {
    positions[id.index] = (root, depth)
    counts[root, default: 0] += 1
  }

  private static func beginsHierarchy(_ id: ObjectID, _ context: LintContext) -> Bool {
    context.isKind(id, of: .tableViewCell) || context.isKind(id, of: .collectionReusableView)
  }

  /// The root of a view's hierarchy, which can be the view itself.
  package func root(of id: ObjectID) -> ObjectID { positions[id.index].root }

  /// How deep a view lies in its hierarchy: 1 is the root.
  package func depth(of id: ObjectID) -> Int { max(1, positions[id.index].depth) }
}
