extension LayoutEngine {
  /// Lays out a tree in which views below the root depend on their safe area or inherited margins.
  ///
  /// These insets depend on the frames of the views, so that such a tree is laid out again with the resulting frames.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - hasLastShape: As for `layout(_:hasLastShape:)`.
  package mutating func settle(_ tree: LayoutTree, hasLastShape: Bool = false) -> LayoutResult {
    var tree = tree
    let needsFrames = tree.reachesIntoViews
    if needsFrames { for node in tree.nodes.indices { tree.nodes[node].frame = nil } }
    var result = layout(tree, hasLastShape: hasLastShape)
    for _ in 0..<2 where needsFrames {
      let frames = result.frames
      for node in tree.nodes.indices { tree.nodes[node].frame = frames[node] }
      result = layout(tree, hasLastShape: true)
      if result.frames == frames { break }
    }
    return result
  }
}

extension LayoutTree {
  /// Whether a constraint or a stack view uses the safe area or the margins of a view below the root.
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
  /// Whether its edges lie inside of the edges of its node, by a distance that the screen decides.
  var hasInsets: Bool {
    switch self {
    case .safeArea, .margins, .readable, .keyboard, .topSupport, .bottomSupport: true
    case .node, .content, .frame: false
    }
  }

  /// Whether it depends on the frame of a view below the root.
  fileprivate var reachesIn: Bool {
    switch self {
    case .safeArea(let node), .margins(let node), .readable(let node), .keyboard(let node): node != 0
    case .node, .content, .frame, .topSupport, .bottomSupport: false
    }
  }
}
