extension NibArchiveGraph {
  /// The numbers that nodes get: depth first from the root, each where its first reference is met.
  struct Numbering {
    /// Nodes by number.
    let order: [Int]
    /// Numbers by node; -1 where the root does not reach it.
    let numbers: [Int]
    /// Keys in order of first use: an object's come up in the midst of those of the object that refers to it.
    let keys: [Int]

    init(of graph: NibArchiveGraph, from root: NodeID) {
      var isUsed = Array(repeating: false, count: graph.keys.elements.count)
      var (order, numbers): ([Int], [Int]) = ([], Array(repeating: -1, count: graph.nodes.count))
      order.reserveCapacity(graph.nodes.count)
      var keys: [Int] = []
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
      (self.order, self.numbers, self.keys) = (order, numbers, keys)
    }
  }
}
