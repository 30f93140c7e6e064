package import LayoutEngine
package import SceneModel

/// The layout engine's input for a hierarchy of a scene, and which of its sizes are uncertain.
package struct RootNodes {
  /// The view of each node; the first is the root.
  package var views: [ObjectID]
  /// For each constraint of the tree, its index in `Scene.constraints`.
  package var constraints: [Int] = []
  /// The nodes and constraints.
  package var tree: LayoutTree
  /// The nodes that are not installed for the screen's size classes.
  package var absent: Set<Int> = []
  /// The nodes whose natural size is only known at run time: images that were not found, custom classes.
  package var unknown: Set<Int> = []
  /// The nodes whose natural size is that of text, measured by estimated widths.
  package var texts: Set<Int> = []
  /// The nodes that extend over an edge of their superview on purpose: by the constant of a constraint between the two.
  package private(set) var protruding: Set<Int> = []
  /// Whether the system decides the root's margins.
  package var hasSystemMargins = false

  /// The node of a view; nil for a view of another hierarchy.
  package func node(of view: ObjectID) -> Int? {
    // The views are sorted by id.
    var (low, high) = (0, views.count)
    while low < high {
      let middle = (low + high) / 2
      if views[middle] < view { low = middle + 1 } else { high = middle }
    }
    return low < views.count && views[low] == view ? low : nil
  }

  /// The tree for another screen with the same size classes.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - kind: What gives the root its size: one in a table only takes the width.
  package func tree(on screen: LayoutScreen, kind: LayoutRoots.Kind) -> LayoutTree {
    var tree = tree
    tree.width = screen.width
    if !kind.hasWidthOfTable { tree.height = screen.height }
    tree.scale = screen.scale
    tree.safeArea = kind == .screen ? screen.safeArea : LayoutInsets()
    switch kind {
    case .screen where hasSystemMargins: tree.nodes[0].margins.own = LayoutMargins.ofRoot(width: screen.width)
    default: break
    }
    return tree
  }

  /// Finds `protruding` once all constraints are known.
  mutating func findProtruding() {
    for constraint in tree.constraints where constraint.constant != 0 {
      guard let second = constraint.second?.node else { continue }
      let first = constraint.first.node
      let isFirst = tree.nodes[first].parent == second
      guard isFirst || tree.nodes[second].parent == first else { continue }
      let leavesEdge =
        switch constraint.firstAttribute {
        case .left, .leading, .top: isFirst ? constraint.constant < 0 : constraint.constant > 0
        case .right, .trailing, .bottom: isFirst ? constraint.constant > 0 : constraint.constant < 0
        case .centerX, .centerY, .width, .height: true
        case .firstBaseline, .lastBaseline: false
        }
      if leavesEdge { protruding.insert(isFirst ? first : second) }
    }
  }
}
