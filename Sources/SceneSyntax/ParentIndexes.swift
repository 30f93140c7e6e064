import Backports

/// The collections around a tree's nodes, worked out when one is first asked for: compilers do not ask.
final class ParentIndexes: Sendable {
  private let known = Mutex<[Int32]>([])

  /// The collection that contains a node; nil for the root.
  func parent(of id: NodeID, in nodes: [SyntaxNode]) -> NodeID? {
    known.withLock { known in
      if known.isEmpty { known = Self.indexes(of: nodes) }
      let parent = known[Int(id.index)]
      return parent < 0 ? nil : NodeID(parent)
    }
  }

  private static func indexes(of nodes: [SyntaxNode]) -> [Int32] {
    var indexes = Array(repeating: Int32(-1), count: nodes.count)
    var open: [(index: Int32, end: UInt32)] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      if let last = open.last { indexes[index] = last.index }
      if node.isCollection { open.append((Int32(clamping: index), node.link)) }
    }
    return indexes
  }
}
