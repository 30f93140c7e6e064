import SceneDiagnostics

/// The anchors read so far, and what it would cost to write each out.
struct AnchorTable {
  /// One anchored node; a later anchor of the same name hides an earlier one.
  struct Anchor {
    let node: NodeID
    let range: SourceRange
    /// The nodes added by aliases before it.
    let aliasNodesBefore: Int
    /// Its nodes with every alias within it written out; nil while it is being read.
    var size: Int?
    /// The collections that stand in each other within it, itself counted, with every alias written out.
    var height = 0
  }

  private var anchors: [Anchor] = []
  private var indexes: [String: Int] = [:]
  /// The names in the order of the text.
  private(set) var names: [String] = []

  /// The anchor that an alias of this name stands for here.
  func anchor(named name: String) -> Anchor? {
    indexes[name].map { anchors[$0] }
  }

  /// Notes an anchor, and gives the number by which it is closed.
  mutating func open(_ name: String, _ anchor: Anchor) -> Int {
    if indexes.updateValue(anchors.count, forKey: name) == nil { names.append(name) }
    anchors.append(anchor)
    return anchors.count - 1
  }

  /// Notes that the anchored node has been read to its end.
  mutating func close(_ index: Int, nodeCount: Int, aliasNodes: Int, height: Int) {
    let anchor = anchors[index]
    let written = nodeCount - Int(anchor.node.index)
    anchors[index].size = written + (aliasNodes - anchor.aliasNodesBefore)
    anchors[index].height = height
  }
}
