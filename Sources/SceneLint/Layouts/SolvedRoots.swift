import SceneModel
import SceneNodes

/// The hierarchies of a scene that constraints or stack views lay out.
struct SolvedRoots {
  /// The hierarchies, in the order of the text.
  let all: [SolvedRoot]
  private let places: [ObjectID: (root: Int, node: Int)]

  init(_ context: LintContext) {
    all = LayoutRoots(context.validated).roots.map { SolvedRoot($0, of: context) }
    var places: [ObjectID: (root: Int, node: Int)] = [:]
    for (index, root) in all.enumerated() {
      for (node, view) in root.root.views.enumerated() { places[view] = (index, node) }
    }
    self.places = places
  }

  /// A view's hierarchy and its node there; nil if only frames place the view.
  func place(of view: ObjectID) -> (root: SolvedRoot, node: Int)? {
    places[view].map { (all[$0.root], $0.node) }
  }
}
