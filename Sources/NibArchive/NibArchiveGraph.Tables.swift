extension NibArchiveGraph {
  /// What an archive of a graph lists: the order of the objects, and the names of classes and keys.
  struct Tables {
    let numbering: Numbering
    let classNames: [NibArchive.ClassName]
    let keys: [String]
    /// The indexes of keys in the archive, by their number in the graph; -1 where no object of the archive has the key.
    let keyPositions: [Int]
    let trailer: [UInt8]
    private let classPositions: [Int]

    init(of graph: NibArchiveGraph, from root: NodeID) {
      numbering = Numbering(of: graph, from: root)
      (classNames, classPositions) = Self.classes(of: graph, numbering)
      (keys, keyPositions) = Self.keys(of: graph, numbering)
      trailer = Self.trailer(of: graph, root)
    }

    /// The index of a node's class in the archive.
    func classIndex(of node: Node) -> Int { classPositions[Int(node.classIndex)] }

    private static func trailer(of graph: NibArchiveGraph, _ root: NodeID) -> [UInt8] {
      guard !graph.conventions.trailers.isEmpty else { return [] }
      for entry in graph.entries(of: root.index) where entry.stored == .int8(1) {
        if let trailer = graph.conventions.trailers[graph.keys.elements[Int(entry.key)]] { return trailer }
      }
      return []
    }

    private static func classes(
      of graph: NibArchiveGraph,
      _ numbering: Numbering
    ) -> (names: [NibArchive.ClassName], positions: [Int]) {
      let classes = graph.classes.elements
      var order: [Int] = []
      var positions = Array(repeating: -1, count: classes.count)
      for node in numbering.order {
        let index = Int(graph.nodes[node].classIndex)
        guard positions[index] < 0 else { continue }
        positions[index] = order.count
        order.append(index)
      }
      var names = order.map { NibArchive.ClassName(name: classes[$0].name) }
      var indexes = Dictionary(zip(names.map(\.name), names.indices)) { first, _ in first }
      let fallbacks = Set(order.flatMap { classes[$0].fallbacks }).subtracting(indexes.keys)
      for name in fallbacks.sorted() {
        indexes[name] = names.count
        names.append(NibArchive.ClassName(name: name))
      }
      for (position, index) in order.enumerated() {
        names[position].fallbacks = classes[index].fallbacks.compactMap { indexes[$0] }
      }
      return (names, positions)
    }

    private static func keys(of graph: NibArchiveGraph, _ numbering: Numbering) -> (names: [String], positions: [Int]) {
      let used = numbering.keys
      let keys = graph.keys.elements
      let order = KeyTable.order(of: used.map { keys[$0] }) ?? Array(used.indices)
      var positions = Array(repeating: -1, count: keys.count)
      for (position, index) in order.enumerated() { positions[used[index]] = position }
      return (order.map { keys[used[$0]] }, positions)
    }
  }
}
