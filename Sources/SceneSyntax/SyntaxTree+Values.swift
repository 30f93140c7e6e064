extension SyntaxTree {
  /// The value of a mapping's entry, aliases resolved on both sides; nil where the mapping has no such key, and for other nodes.
  package func value(named name: String, of node: NodeID) -> NodeID? {
    entries(of: resolved(node)).first { text(of: $0.key) == name }.map { resolved($0.value) }
  }
}
