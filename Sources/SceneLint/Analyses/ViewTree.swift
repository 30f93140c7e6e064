import SceneCatalog
package import SceneModel

/// How the views of a scene hang together: each hierarchy has a root, and each view a depth in it.
///
/// A cell begins a hierarchy of its own, for its table makes as many as it needs.
package struct ViewTree: Sendable {
  // By the index of the object; a depth of 0 is no view's.
  private var places: [(root: ObjectID, depth: Int)]
  /// How many views each hierarchy has, by its root.
  package private(set) var counts: [ObjectID: Int] = [:]

  /// Walks the views of a scene, parents before their children.
  init(_ context: LintContext) {
    places = context.scene.objects.indices.map { (ObjectID($0), 0) }
    for id in context.views {
      guard let parent = context.parent(of: id), places[parent.index].depth > 0, !Self.beginsHierarchy(id, context)
      else {
        note(id, root: id, depth: 1)
        continue
      }
      note(id, root: places[parent.index].root, depth: places[parent.index].depth + 1)
    }
  }

  private mutating func note(_ id: ObjectID, root: ObjectID, depth: Int) {
    places[id.index] = (root, depth)
    counts[root, default: 0] += 1
  }

  private static func beginsHierarchy(_ id: ObjectID, _ context: LintContext) -> Bool {
    context.isKind(id, of: .tableViewCell) || context.isKind(id, of: .collectionReusableView)
  }

  /// The root of a view's hierarchy, which can be the view itself.
  package func root(of id: ObjectID) -> ObjectID { places[id.index].root }

  /// How deep a view lies in its hierarchy: 1 is the root.
  package func depth(of id: ObjectID) -> Int { max(1, places[id.index].depth) }
}
