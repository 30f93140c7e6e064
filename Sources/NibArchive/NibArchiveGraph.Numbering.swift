extension NibArchiveGraph {
  /// The numbers that nodes get: depth first from the root, each where its first reference is met.
  struct Numbering {
    /// Nodes by number.
    private(set) var order: [Int] = []
    /// Numbers by node; -1 where the root does not reach it.
    private(set) var numbers: [Int]
    /// Keys in order of first use: an object's come up in the midst of those of the object that refers to it.
    private(set) var keys: [Int] = []

    init(of graph: NibArchiveGraph, from root: NodeID) {
      var isUsed = Array(repeating: false, count: graph.keys.elements.count)
      numbers = Array(repeating: -1, count: graph.nodes.count)
      graph.walk(
        from: root.index,
        enter: { node in
          numbers[node] = order.count
          order.append(node)
        },
        use: { key in
          guard !isUsed[key] else { return }
          isUsed[key] = true
          keys.append(key)
        }
      )
    }
  }
}
