import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// Where a region in which findings are silenced begins or ends, as the comment there goes with the nodes of the text.
struct RegionEdge: Hashable {
  /// The number of the node that the comment goes with.
  var node: Int32
  /// The collection behind whose last child the comment stands; nil for one elsewhere.
  var collection: NodeID?
}

extension CommentAttachments {
  /// The edges of the regions of a text, each with the other edge of its region.
  ///
  /// Comments above the document's first line go with none of its nodes.
  func edges(of suppressions: Suppressions) -> [(edge: RegionEdge, other: RegionEdge?)] {
    let regions = suppressions.regions.byID.values.flatMap { $0 }
    guard !regions.isEmpty else { return [] }
    let known = edgesByOffset()
    let edge = { (index: Int) in known[suppressions.all[index].range.lowerBound] }
    var pairs: [(edge: RegionEdge, other: RegionEdge?)] = []
    for region in regions {
      let (begin, end) = (edge(region.begin), edge(region.end))
      if let begin { pairs.append((begin, end)) }
      if let end { pairs.append((end, begin)) }
    }
    return pairs.sorted { $0.edge.node < $1.edge.node }
  }

  private func edgesByOffset() -> [Int: RegionEdge] {
    var edges: [Int: RegionEdge] = [:]
    for attached in [above, behind, behindKey] {
      for (node, comments) in attached {
        for comment in comments { edges[comment.offset] = RegionEdge(node: node.index) }
      }
    }
    for (node, comments) in atEnd {
      for comment in comments { edges[comment.offset] = RegionEdge(node: node.index, collection: node) }
    }
    return edges
  }
}
