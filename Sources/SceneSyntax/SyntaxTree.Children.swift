extension SyntaxTree {
  /// The children of one collection, found one after the other.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: [SyntaxNode]
    @usableFromInline var following: NodeID?

    @inlinable
    init(nodes: [SyntaxNode], first: NodeID?) {
      self.nodes = nodes
      following = first
    }

    /// The next child; nil after the last.
    @inlinable @inline(__always)
    public mutating func next() -> NodeID? {
      guard let child = following else { return nil }
      let node = nodes[Int(child.index)]
      following = node.isLast ? nil : NodeID(node.isCollection ? Int32(clamping: node.link) : child.index + 1)
      return child
    }
  }
}
