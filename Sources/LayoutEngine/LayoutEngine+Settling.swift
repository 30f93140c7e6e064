extension LayoutEngine {
  /// Lays a tree out whose safe areas and margins reach into views that are placed only now.
  ///
  /// What reaches into a view hangs on its frame, so that such a tree is laid out again with the frames that came out.
  package mutating func settle(_ tree: LayoutTree) -> LayoutResult {
    var tree = tree
    let needsFrames = tree.reachesIntoViews
    if needsFrames { for node in tree.nodes.indices { tree.nodes[node].frame = nil } }
    var result = layout(tree)
    for _ in 0..<2 where needsFrames {
      let frames = result.frames
      for node in tree.nodes.indices { tree.nodes[node].frame = frames[node] }
      result = layout(tree)
      if result.frames == frames { break }
    }
    return result
  }
}

extension LayoutTree {
  /// Whether a constraint or a stack view goes by the safe area or the margins of a view that is not the root.
  fileprivate var reachesIntoViews: Bool {
    nodes.contains {
      $0.stack?.isMarginsRelative == true && ($0.margins.preservesSuperview || safeArea != LayoutInsets())
    }
      || constraints.contains { constraint in
        constraint.usesMargins.first && constraint.first.node != 0
          || constraint.usesMargins.second && (constraint.second?.node ?? 0) != 0
          || constraint.first.reachesIn || constraint.second?.reachesIn ?? false
      }
  }
}

extension LayoutItem {
  /// Whether it hangs on the place of its view, which is not the root.
  fileprivate var reachesIn: Bool {
    switch self {
    case .safeArea(let node), .margins(let node), .readable(let node), .keyboard(let node): node != 0
    case .node, .content, .frame, .topSupport, .bottomSupport: false
    }
  }
}
