import SceneSyntax

/// The entries of a map in the order in which they are written.
struct EntryOrder {
  /// An entry of a map.
  struct Entry {
    var key: NodeID
    var value: NodeID
    /// Its index in the author's order.
    var index: Int
  }

  private let tree: SyntaxTree
  /// The aliases and what they stand for, in the order of the text.
  private let aliases: [(alias: NodeID, target: NodeID)]
  /// Whether an anchor's name is given more than once: an alias means the last one before it.
  private let hasRepeatedAnchors: Bool
  /// The edges of regions in which findings are silenced, in the order of their nodes, each with the other edge.
  private let edges: [(edge: RegionEdge, other: RegionEdge?)]

  init(_ tree: SyntaxTree, edges: [(edge: RegionEdge, other: RegionEdge?)] = []) {
    self.tree = tree
    self.edges = edges
    var aliases: [(NodeID, NodeID)] = []
    var names: Set<String> = []
    var isRepeated = false
    for index in 0..<tree.nodeCount {
      let id = NodeID(Int32(clamping: index))
      if let target = tree.aliasTarget(of: id) {
        aliases.append((id, target))
      } else if tree.anchorRange(of: id) != nil, let name = tree.anchorName(of: id), !names.insert(name).inserted {
        isRepeated = true
      }
    }
    self.aliases = aliases
    hasRepeatedAnchors = isRepeated && !aliases.isEmpty
  }

  /// Entries by rank; in the author's order where another would put an alias before what it stands for, or an entry into
  /// a region in which findings are silenced, or out of one.
  func sorted(_ entries: [Entry], by rank: (Entry) -> Int) -> [Entry] {
    let ranked = entries.map { (entry: $0, rank: rank($0)) }
    guard !zip(ranked, ranked.dropFirst()).allSatisfy({ $0.rank <= $1.rank }) else { return entries }
    let sorted = ranked.sorted { ($0.rank, $0.entry.index) < ($1.rank, $1.entry.index) }.map(\.entry)
    return keepsAliases(sorted, of: entries) && keepsRegions(of: entries) ? sorted : entries
  }

  /// Whether each region with an edge in the map lies within one entry.
  private func keepsRegions(of entries: [Entry]) -> Bool {
    guard !edges.isEmpty, let first = entries.first, let last = entries.last, let map = tree.parent(of: first.key)
    else { return true }
    let nodes = map.index..<tree.endOfSubtree(last.value)
    func entryIndex(of edge: RegionEdge) -> Int? {
      nodes.contains(edge.node) && edge.collection != map ? self.entryIndex(of: NodeID(edge.node), in: entries) : nil
    }
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].edge.node >= nodes.lowerBound { high = middle } else { low = middle + 1 }
    }
    while low < edges.count, edges[low].edge.node < nodes.upperBound {
      let (edge, other) = edges[low]
      // What stands above the map itself moves nothing in it.
      if edge.node != map.index || edge.collection == map {
        guard let own = entryIndex(of: edge), let other, own == entryIndex(of: other) else { return false }
      }
      low += 1
    }
    return true
  }

  private func keepsAliases(_ sorted: [Entry], of entries: [Entry]) -> Bool {
    if hasRepeatedAnchors { return false }
    guard !aliases.isEmpty, let first = entries.first, let last = entries.last else { return true }
    var new = [Int](repeating: 0, count: entries.count)
    for (index, entry) in sorted.enumerated() where new.indices.contains(entry.index) { new[entry.index] = index }
    let end = tree.endOfSubtree(last.value)
    var index = firstAlias(from: first.key)
    while index < aliases.count, aliases[index].alias.index < end {
      let (alias, target) = aliases[index]
      if target.index >= first.key.index,
        new[entryIndex(of: target, in: entries)] > new[entryIndex(of: alias, in: entries)]
      {
        return false
      }
      index += 1
    }
    return true
  }

  private func firstAlias(from node: NodeID) -> Int {
    var (low, high) = (0, aliases.count)
    while low < high {
      let middle = (low + high) / 2
      if aliases[middle].alias.index >= node.index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The entry that a node within the map stands in.
  private func entryIndex(of node: NodeID, in entries: [Entry]) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.index <= node.index { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
