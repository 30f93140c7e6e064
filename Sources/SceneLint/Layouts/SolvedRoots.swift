import SceneModel
import SceneNodes

/// The hierarchies of a scene that constraints or stack views lay out.
struct SolvedRoots {
  /// The hierarchies, in the order of the text.
  let all: [SolvedRoot]
  // By the index of the view.
  private let nodes: [(root: Int32, node: Int32)]

  init(_ context: LintContext) {
    all = LayoutRoots(context.validated).roots.map { SolvedRoot($0, of: context) }
    guard !all.isEmpty else {
      nodes = []
      return
    }
    var nodes = [(root: Int32, node: Int32)](repeating: (-1, -1), count: context.scene.objects.count)
    for (index, root) in all.enumerated() {
      for (node, view) in root.root.views.enumerated() {
        nodes[view.index] = (Int32(truncatingIfNeeded: index), Int32(truncatingIfNeeded: node))
      }
    }
    self.nodes = nodes
  }

  /// A view's hierarchy and its node there; nil if only frames place the view.
  func node(of view: ObjectID) -> (root: SolvedRoot, node: Int)? {
    guard nodes.indices.contains(view.index), nodes[view.index].root >= 0 else { return nil }
    return (all[Int(nodes[view.index].root)], Int(nodes[view.index].node))
  }
}
