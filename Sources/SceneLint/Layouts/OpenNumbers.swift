import LayoutEngine
import SceneCatalog
package import SceneModel
import SceneNodes

/// The positions and sizes that a hierarchy's constraints leave ambiguous; those that change together count as one.
struct OpenNumbers {
  /// The hierarchy.
  let root: SolvedRoot
  /// What moves, in the order in which it was found; what the content of a scroll view explains is not reported again.
  private(set) var movements: [Movement] = []
  /// The nodes that have an open number, or scroll content that has one, that a movement shows.
  private(set) var nodes: Set<Int> = []
  private unowned let context: LintContext
  /// The maximum number of findings for one hierarchy.
  private static let most = 20
  /// Smaller differences, in points, are rounding.
  private static let least = 0.5
  /// How far what moves is moved, in points.
  private static let step = 50.0

  init(_ root: SolvedRoot, _ context: LintContext) {
    (self.root, self.context) = (root, context)
    guard !hasOthers else { return }
    for (solutionIndex, layout) in root.solutions.enumerated() where layout.isComplete && !layout.ambiguities.isEmpty {
      add(layout, at: solutionIndex)
    }
  }

  private mutating func add(_ layout: SolvedLayout, at solutionIndex: Int) {
    let constrained = Self.constrainedNodes(of: layout)
    let likely = layout.ambiguities.filter { judges($0, layout, constrained) }
    guard !likely.isEmpty else { return }
    let doubts = root.doubts(at: solutionIndex).map { Set($0.ambiguities) }
    let open = likely.filter { ambiguity in doubts.allSatisfy { $0.contains(ambiguity) } }
    guard !open.isEmpty else { return }
    let isOpen = Set(open)
    var explained: Set<LayoutEngine.Ambiguity> = []
    // What moves at another size as well is one finding.
    for index in movements.indices where isOpen.contains(movements[index].subject) {
      movements[index].sizes.append(layout.size)
      explained.formUnion(movements[index].changed)
    }
    // Scroll content first, since what is in it moves with it; then sizes, since positions follow from them.
    let ordered =
      open.filter(\.isOfContent) + open.filter { !$0.isOfContent && $0.quantity.isLength }
      + open.filter { !$0.quantity.isLength }
    for ambiguity in ordered where !explained.contains(ambiguity) && movements.count < Self.most {
      guard let (now, other) = root.alternatives(of: ambiguity, at: solutionIndex, step: Self.step) else { continue }
      let movement = Movement(of: ambiguity, from: now, to: other, in: layout, at: solutionIndex)
      explained.formUnion(movement.changed)
      if abs(movement.values.other - movement.values.now) > Self.least { movements.append(movement) }
    }
    let told = movements.reduce(into: Set<LayoutEngine.Ambiguity>()) { $0.formUnion($1.changed) }
    nodes.formUnion(open.filter(told.contains).map(\.node))
  }

  /// Whether the nib has constraints that a scene cannot express.
  private var hasOthers: Bool {
    let scene = context.scene
    return root.root.views.contains { id in
      scene.objects.hasRareParts(at: id.index)
        && scene[id].archive.edits.contains { $0.key == "UIViewAutolayoutConstraints" && $0.change != .keep }
    }
  }

  /// Whether constraints that are all known decide a number, and nothing but they.
  private func judges(_ ambiguity: LayoutEngine.Ambiguity, _ layout: SolvedLayout, _ constrained: Set<Int>) -> Bool {
    // Where required constraints contradict each other, what is left of them says nothing.
    guard !layout.contradicted.contains(ambiguity.quantity.axis) else { return false }
    return ambiguity.isOfContent
      ? judgesContent(of: ambiguity.node, layout) : judges(nodeAt: ambiguity.node, layout, constrained)
  }

  private func judges(nodeAt node: Int, _ layout: SolvedLayout, _ constrained: Set<Int>) -> Bool {
    let view = root.root.views[node]
    guard case .constraints = layout.nodes.tree.nodes[node].placement, node > 0, !layout.nodes.absent.contains(node),
      !root.root.strayed.contains(node),
      let parent = context.parent(of: view), !context.isCustom(parent)
    else { return false }
    // Code is assumed to add constraints to views that it can reach and that the scene does not constrain.
    return !context.references.isReachable(view) || constrained.contains(node)
  }

  /// The nodes that some constraint names.
  private static func constrainedNodes(of layout: SolvedLayout) -> Set<Int> {
    var nodes: Set<Int> = []
    for constraint in layout.nodes.tree.constraints {
      nodes.insert(constraint.first.node)
      if let node = constraint.second?.node { nodes.insert(node) }
    }
    return nodes
  }

  /// Whether constraints shall give a scroll view's content its size: those of views in it refer to it.
  private func judgesContent(of node: Int, _ layout: SolvedLayout) -> Bool {
    let view = root.root.views[node]
    guard !layout.nodes.absent.contains(node), !root.root.strayed.contains(node), !context.isCustom(view) else {
      return false
    }
    // These lay their content out by themselves.
    return !context.isKind(view, ofAny: [.tableView, .collectionView, .textView])
  }
}

extension LintContext {
  /// The views that have a number that constraints leave open, by the rules on ambiguous layouts, at some size of the matrix.
  package var viewsWithOpenNumbers: Set<ObjectID> {
    Set(openNumbers.flatMap { open in open.nodes.map { open.root.root.views[$0] } })
  }
}
