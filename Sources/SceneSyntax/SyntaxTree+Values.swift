extension SyntaxTree {
  /// The maps in which two keys may be the same, in the order of the text; nil for a tree that was not read from a text.
  package var mapsWithLikeKeys: [NodeID]? { storage.parts.suspects }

  /// The value of a mapping's entry, aliases resolved on both sides; nil where the mapping has no such key, and for other nodes.
  package func value(named name: String, of node: NodeID) -> NodeID? {
    entries(of: resolved(node)).first { text(of: $0.key) == name }.map { resolved($0.value) }
  }

  /// The index of the first node behind a node and all that is in it.
  ///
  /// For the last node of a collection, the first question takes a walk through the tree.
  package func endOfSubtree(_ node: NodeID) -> Int32 {
    var current: NodeID? = node
    while let here = current {
      if let next = nextSibling(of: here) { return next.index }
      current = parent(of: here)
    }
    return Int32(clamping: nodeCount)
  }
}
