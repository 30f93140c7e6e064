extension SyntaxTree {
  /// The children of one collection, found one after the other.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    private let nodes: [SyntaxNode]
    private var following: NodeID?

    init(nodes: [SyntaxNode], first: NodeID?) {
      self.nodes = nodes
      following = first
    }

    /// The next child; nil after the last.
    package mutating func next() -> NodeID? {
      guard let child = following else { return nil }
      following = nodes[Int(child.index)].nextSibling
      return child
    }
  }
}
