import SceneSyntax

/// The part of a text that is looked at: of a text with several scenes one of them, or what is around them.
struct ScenePartOfText: Sendable {
  /// The nodes by their indexes, in order.
  var nodes: [Range<Int32>]
  /// The outermost node; nil for a text without content.
  var root: NodeID?

  /// A node with all that is in it.
  init(_ root: NodeID, in tree: SyntaxTree) {
    self.root = root
    nodes = [root.index..<tree.endOfSubtree(root)]
  }

  /// A text without some of its nodes, which are in the order of the text.
  init(_ tree: SyntaxTree, without others: [NodeID]) {
    root = tree.root
    var nodes: [Range<Int32>] = []
    var start: Int32 = 0
    // Several aliases of one scene are one node.
    for other in others where other.index >= start {
      if other.index > start { nodes.append(start..<other.index) }
      start = tree.endOfSubtree(other)
    }
    let end = Int32(clamping: tree.nodeCount)
    if start < end { nodes.append(start..<end) }
    self.nodes = nodes
  }
}
