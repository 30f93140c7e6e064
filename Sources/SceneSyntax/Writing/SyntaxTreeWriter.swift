package import SceneDiagnostics

/// Makes a tree for a text in which nodes of other texts stand in place of some of its own.
///
/// What is copied of the text itself keeps its range, its tag and its anchor. What comes from elsewhere has the range that it is
/// given, and its value is kept beside the text.
package struct SyntaxTreeWriter {
  private struct Collection {
    var node: Int
    var last: Int?
    var count = 0
  }

  private var parts = TreeParts()
  private var open: [Collection] = []

  /// Makes a writer that has written nothing.
  package init() {}

  /// The number of nodes so far; the next node has it as its index.
  package var nodeCount: Int { parts.nodes.count }

  /// The number of collections that are open.
  package var depth: Int { open.count }

  /// Begins a collection of another text, which ends with `end`.
  package mutating func begin(_ kind: NodeKind, at range: SourceRange) {
    var node = SyntaxNode(kind: kind, style: .flow, range: range)
    node.isCopied = true
    open.append(Collection(node: append(node)))
  }

  /// Begins a copy of a collection of the text itself, which ends with `end`.
  package mutating func begin(copying id: NodeID, of tree: SyntaxTree) {
    let node = SyntaxNode(kind: tree[id].kind, style: tree[id].style, range: tree[id].range)
    open.append(Collection(node: append(node)))
    keepProperties(of: id, tree)
  }

  /// Ends the innermost collection.
  package mutating func end() {
    guard let collection = open.popLast() else { return }
    parts.nodes[collection.node].link = UInt32(clamping: parts.nodes.count)
    parts.nodes[collection.node].fewChildren = collection.count
    if let last = collection.last { parts.nodes[last].isLast = true }
  }

  /// Writes a scalar of another text.
  package mutating func scalar(
    _ value: some Swift.Collection<UInt8>,
    _ style: NodeStyle = .plain,
    at range: SourceRange
  ) {
    var node = SyntaxNode(kind: .scalar, style: style, range: range)
    node.isCopied = true
    keep(value, of: &node)
    append(node)
  }

  /// Writes a copy of a scalar of the text itself.
  package mutating func scalar(copying id: NodeID, of tree: SyntaxTree) {
    var node = SyntaxNode(kind: .scalar, style: tree[id].style, range: tree[id].range)
    if tree.writtenValue(of: id) == nil { keep(tree.utf8(of: id), of: &node) }
    append(node)
    keepProperties(of: id, tree)
  }

  /// Writes a copy of an alias of the text itself, which refers to a node that was written.
  ///
  /// `target` is the index of that node; nil for an undefined alias.
  package mutating func alias(copying id: NodeID, of tree: SyntaxTree, target: Int?) {
    var node = SyntaxNode(kind: .alias, style: tree[id].style, range: tree[id].range)
    if let target { node.link = UInt32(clamping: target) }
    append(node)
  }

  /// The tree of what was written.
  package consuming func finish(source: SourceText) -> SyntaxTree {
    while !open.isEmpty { end() }
    return SyntaxTree(parts, source: source)
  }

  private mutating func keep(_ value: some Swift.Collection<UInt8>, of node: inout SyntaxNode) {
    node.isDecoded = true
    node.link = UInt32(clamping: parts.decodedValues.count)
    parts.decodedValues.append(SourceRange(parts.decoded.count, parts.decoded.count + value.count))
    parts.decoded.append(contentsOf: value)
  }

  private mutating func keepProperties(of id: NodeID, _ tree: SyntaxTree) {
    let (tag, anchor) = (tree.tagRange(of: id), tree.anchorRange(of: id))
    guard tag != nil || anchor != nil, let last = parts.nodes.indices.last else { return }
    parts.nodes[last].hasProperties = true
    parts.properties.append(PropertyRanges(node: Int32(clamping: last), tag: tag, anchor: anchor))
  }

  @discardableResult
  private mutating func append(_ node: SyntaxNode) -> Int {
    let index = parts.nodes.count
    parts.nodes.append(node)
    guard let last = open.indices.last else {
      if parts.root == nil { parts.root = NodeID(Int32(clamping: index)) }
      parts.nodes[index].isLast = true
      return index
    }
    if open[last].count.isMultiple(of: 2), parts.nodes[open[last].node].kind == .mapping {
      parts.nodes[index].isKey = true
    }
    open[last].count += 1
    open[last].last = index
    return index
  }
}
