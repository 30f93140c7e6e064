import Backports
public import SceneDiagnostics

/// What a text says, as YAML: nodes with their exact ranges.
///
/// Flat arrays of trivial nodes in the order of the text. The tree keeps its source, so that the text is given back byte for
/// byte and comments are never lost.
public struct SyntaxTree: Sendable {
  /// What the tree is made of, in one object: a tree is handed around for every node.
  @usableFromInline let storage: Storage

  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let source: SourceText
    /// The parts that are asked for at every node.
    @usableFromInline let nodes: [SyntaxNode]
    @usableFromInline let parts: TreeParts
    let parents = ParentIndexes()
    /// The comments; nil until they are asked for.
    let comments = Mutex<[SourceRange]?>(nil)

    init(_ parts: consuming TreeParts, _ source: SourceText) {
      self.source = source
      nodes = parts.nodes
      self.parts = parts
    }
  }

  init(_ parts: consuming TreeParts, source: SourceText) {
    storage = Storage(parts, source)
  }

  /// The text that was read.
  @inlinable public var source: SourceText { storage.source }
  /// The outermost node; nil for a document without content.
  public var root: NodeID? { storage.parts.root }
  @usableFromInline var nodes: [SyntaxNode] { storage.nodes }

  /// A tree of nothing.
  init(emptyOf source: SourceText) {
    self.init(TreeParts(), source: source)
  }

  /// The number of nodes; every `NodeID` of the tree is below it.
  public var nodeCount: Int { nodes.count }

  /// The node of a name that this tree gave.
  @inlinable @inline(__always) public subscript(_ id: NodeID) -> SyntaxNode { storage.nodes[Int(id.index)] }

  /// The first key of a mapping or first item of a sequence; nil where there is none, and for other nodes.
  @inlinable
  public func firstChild(of id: NodeID) -> NodeID? {
    let node = self[id]
    return node.isCollection && node.fewChildren > 0 ? NodeID(id.index + 1) : nil
  }

  /// The node after one in the same collection; nil for the last.
  ///
  /// In a mapping, a key is followed by its value and a value by the next key.
  @inlinable
  public func nextSibling(of id: NodeID) -> NodeID? {
    let node = self[id]
    return node.isLast ? nil : NodeID(node.isCollection ? Int32(clamping: node.link) : id.index + 1)
  }

  /// The number of children; a mapping counts its keys and its values.
  public func childCount(of id: NodeID) -> Int {
    let count = self[id].fewChildren
    return count < SyntaxNode.manyChildren ? count : children(of: id).reduce(0) { sum, _ in sum + 1 }
  }

  /// The collection that contains a node; nil for the root.
  ///
  /// The first question takes a walk through the tree.
  public func parent(of id: NodeID) -> NodeID? { storage.parents.parent(of: id, in: nodes) }

  /// The node that an alias refers to; nil for other nodes and for an undefined alias.
  @inlinable
  public func aliasTarget(of id: NodeID) -> NodeID? {
    let node = self[id]
    return node.isAlias && node.link != SyntaxNode.none ? NodeID(Int32(clamping: node.link)) : nil
  }

  /// The children of a collection in the order of the text; none for other nodes.
  ///
  /// A mapping gives each key followed by its value.
  @inlinable
  public func children(of id: NodeID) -> Children {
    Children(nodes: nodes, first: firstChild(of: id))
  }

  /// The keys of a mapping with their values, in the order of the text; none for other nodes.
  @inlinable
  public func entries(of id: NodeID) -> Entries {
    Entries(children: Children(nodes: nodes, first: self[id].isMapping ? firstChild(of: id) : nil))
  }

  /// Gives the bytes of a scalar's value, which are empty for other nodes, for as long as the closure runs.
  @inlinable
  public func withUTF8<Result>(of id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = self[id]
    guard node.isScalar else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    // A slice would count references to all bytes.
    if node.isDecoded {
      let value = storage.parts.decodedValues[Int(node.link)]
      return storage.parts.decoded.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[value.lowerBound..<value.upperBound]))
      }
    }
    let value = node.writtenValue
    return storage.source.bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[value.lowerBound..<value.upperBound]))
    }
  }

  /// Where a scalar's value is in the source; nil where it is not written there as it reads, and for other nodes.
  @inlinable
  public func writtenValue(of id: NodeID) -> SourceRange? {
    let node = self[id]
    return node.isScalar && !node.isDecoded ? node.writtenValue : nil
  }

  /// A scalar's value, with escapes and folding resolved; empty for other nodes.
  @inlinable
  public func text(of id: NodeID) -> String {
    withUTF8(of: id) { String(decoding: $0, as: UTF8.self) }
  }

  /// A scalar's value as bytes, without a copy; empty for other nodes.
  @inlinable
  public func utf8(of id: NodeID) -> ArraySlice<UInt8> {
    let node = self[id]
    guard node.isScalar else { return [] }
    let value = node.isDecoded ? storage.parts.decodedValues[Int(node.link)] : node.writtenValue
    return (node.isDecoded ? storage.parts.decoded : storage.source.bytes)[value.lowerBound..<value.upperBound]
  }

  /// The number of bytes of a scalar's value; 0 for other nodes.
  @inlinable
  public func length(of id: NodeID) -> Int {
    let node = self[id]
    guard node.isScalar else { return 0 }
    return node.isDecoded ? storage.parts.decodedValues[Int(node.link)].count : node.writtenValue.count
  }

  /// Whether a scalar has a value.
  @inlinable
  public func isText(_ text: StaticString, _ id: NodeID) -> Bool {
    withUTF8(of: id) { value in
      value.count == text.utf8CodeUnitCount && text.withUTF8Buffer { value.elementsEqual($0) }
    }
  }

  /// Whether two scalars have the same value, byte for byte; nodes that are none have an empty one.
  @inlinable
  public func isSameText(_ id: NodeID, _ other: NodeID) -> Bool {
    withUTF8(of: id) { left in
      // Most differ in length already.
      withUTF8(of: other) { right in left.count == right.count && left.elementsEqual(right) }
    }
  }

  /// The node that an alias refers to, or the node itself.
  ///
  /// It never is an alias, and always stands earlier in the text. An alias that was reported gives itself.
  @inlinable
  public func resolved(_ id: NodeID) -> NodeID {
    aliasTarget(of: id) ?? id
  }

  /// Where a node's tag is written, with its `!`; nil where there is none.
  public func tagRange(of id: NodeID) -> SourceRange? {
    properties(of: id).flatMap { $0.tag.isEmpty ? nil : $0.tag }
  }

  /// Where a node's anchor is written, with its `&`; nil where there is none.
  public func anchorRange(of id: NodeID) -> SourceRange? {
    properties(of: id).flatMap { $0.anchor.isEmpty ? nil : $0.anchor }
  }

  /// A node from the first byte of its tag or anchor to its end.
  public func fullRange(of id: NodeID) -> SourceRange {
    let range = self[id].range
    let starts = [tagRange(of: id), anchorRange(of: id)].compactMap { $0?.lowerBound }
    return SourceRange(starts.min().map { min($0, range.lowerBound) } ?? range.lowerBound, range.upperBound)
  }

  private func properties(of id: NodeID) -> PropertyRanges? {
    guard self[id].hasProperties else { return nil }
    let properties = storage.parts.properties
    var (low, high) = (0, properties.count)
    while low < high {
      let middle = (low + high) / 2
      if properties[middle].node < id.index { low = middle + 1 } else { high = middle }
    }
    return low < properties.count && properties[low].node == id.index ? properties[low] : nil
  }

  /// A node's tag as written, such as `!UILabel`; nil where there is none.
  public func tagText(of id: NodeID) -> String? {
    tagRange(of: id).map(source.string(in:))
  }

  /// A node's anchor without its `&`, or an alias's name without its `*`; nil where there is none.
  public func anchorName(of id: NodeID) -> String? {
    let node = self[id]
    guard let range = node.kind == .alias ? node.range : anchorRange(of: id) else { return nil }
    return source.string(in: SourceRange(range.lowerBound + 1, range.upperBound))
  }
}
