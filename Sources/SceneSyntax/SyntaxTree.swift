package import SceneDiagnostics

/// What a text says, as YAML: nodes with their exact places.
///
/// Flat arrays of trivial nodes with integer links. The tree keeps its source, so that the text is given back byte for
/// byte and comments are never lost.
package struct SyntaxTree: Sendable {
  /// The text that was read.
  package let source: SourceText
  /// The outermost node; nil for a document without content.
  package private(set) var root: NodeID?
  private let nodes: [SyntaxNode]
  /// Values that differ from their source, one behind the other.
  private let decoded: [UInt8]
  /// The tags and anchors of the nodes that have any.
  private let properties: [PropertyRanges]

  init(source: SourceText, root: NodeID?, nodes: [SyntaxNode], decoded: [UInt8], properties: [PropertyRanges]) {
    self.source = source
    self.root = root
    self.nodes = nodes
    self.decoded = decoded
    self.properties = properties
  }

  /// A tree of nothing.
  init(emptyOf source: SourceText) {
    self.init(source: source, root: nil, nodes: [], decoded: [], properties: [])
  }

  /// The number of nodes; every `NodeID` of the tree is below it.
  package var nodeCount: Int { nodes.count }

  /// The node of a name that this tree gave.
  package subscript(_ id: NodeID) -> SyntaxNode { nodes[Int(id.index)] }

  /// The children of a collection in the order of the text; none for other nodes.
  ///
  /// A mapping gives each key followed by its value.
  package func children(of id: NodeID) -> Children {
    Children(nodes: nodes, first: self[id].firstChild)
  }

  /// The keys of a mapping with their values, in the order of the text; none for other nodes.
  package func entries(of id: NodeID) -> Entries {
    let node = self[id]
    return Entries(children: Children(nodes: nodes, first: node.kind == .mapping ? node.firstChild : nil))
  }

  /// A scalar's value, with escapes and folding resolved; empty for other nodes.
  package func text(of id: NodeID) -> String {
    let node = self[id]
    let value = node.value.lowerBound..<node.value.upperBound
    // Asked for at every key: a slice would count references to all bytes.
    return (node.isDecoded ? decoded : source.bytes).withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[value]), as: UTF8.self)
    }
  }

  /// A scalar's value as bytes, without a copy; empty for other nodes.
  package func utf8(of id: NodeID) -> ArraySlice<UInt8> {
    let node = self[id]
    let value = node.value.lowerBound..<node.value.upperBound
    return node.isDecoded ? decoded[value] : source.bytes[value]
  }

  /// Whether two scalars have the same value, byte for byte; nodes that are none have an empty one.
  package func isSameText(_ id: NodeID, _ other: NodeID) -> Bool {
    // Most differ in length already.
    self[id].value.count == self[other].value.count && utf8(of: id).elementsEqual(utf8(of: other))
  }

  /// The node that an alias refers to, or the node itself.
  ///
  /// It never is an alias, and always stands earlier in the text. An alias that was reported gives itself.
  package func resolved(_ id: NodeID) -> NodeID {
    self[id].aliasTarget ?? id
  }

  /// Where a node's tag is written, with its `!`; nil where there is none.
  package func tagRange(of id: NodeID) -> SourceRange? {
    properties(of: id).flatMap { $0.tag.isEmpty ? nil : $0.tag }
  }

  /// Where a node's anchor is written, with its `&`; nil where there is none.
  package func anchorRange(of id: NodeID) -> SourceRange? {
    properties(of: id).flatMap { $0.anchor.isEmpty ? nil : $0.anchor }
  }

  /// A node from the first byte of its tag or anchor to its end.
  package func fullRange(of id: NodeID) -> SourceRange {
    let range = self[id].range
    let starts = [tagRange(of: id), anchorRange(of: id)].compactMap { $0?.lowerBound }
    return SourceRange(starts.min().map { min($0, range.lowerBound) } ?? range.lowerBound, range.upperBound)
  }

  private func properties(of id: NodeID) -> PropertyRanges? {
    let index = Int(self[id].propertiesIndex)
    return index < 0 ? nil : properties[index]
  }

  /// A node's tag as written, such as `!UILabel`; nil where there is none.
  package func tagText(of id: NodeID) -> String? {
    tagRange(of: id).map(source.string(in:))
  }

  /// A node's anchor without its `&`, or an alias's name without its `*`; nil where there is none.
  package func anchorName(of id: NodeID) -> String? {
    let node = self[id]
    guard let range = node.kind == .alias ? node.range : anchorRange(of: id) else { return nil }
    return source.string(in: SourceRange(range.lowerBound + 1, range.upperBound))
  }
}
