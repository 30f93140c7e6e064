public import SceneDiagnostics

/// The parts of a tree as memory, for stages that look at every node of a large scene.
///
/// A tree is an object whose arrays count their users; here nothing is counted. Valid for as long as the closure runs that was given it.
public struct SyntaxBuffers {
  @usableFromInline let nodes: UnsafeBufferPointer<SyntaxNode>
  /// The bytes of the source.
  public let bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline let decoded: UnsafeBufferPointer<UInt8>
  @usableFromInline let decodedValues: UnsafeBufferPointer<SourceRange>

  @usableFromInline
  init(
    nodes: UnsafeBufferPointer<SyntaxNode>,
    bytes: UnsafeBufferPointer<UInt8>,
    decoded: UnsafeBufferPointer<UInt8>,
    decodedValues: UnsafeBufferPointer<SourceRange>
  ) {
    (self.nodes, self.bytes, self.decoded, self.decodedValues) = (nodes, bytes, decoded, decodedValues)
  }

  /// The number of nodes.
  @inlinable public var nodeCount: Int { nodes.count }

  /// The node of a name that the tree gave.
  @inlinable @inline(__always)
  public subscript(_ id: NodeID) -> SyntaxNode { nodes[Int(id.index)] }

  /// A scalar's value, with escapes and folding resolved; empty for other nodes.
  @inlinable @inline(__always)
  public func utf8(of id: NodeID) -> UnsafeBufferPointer<UInt8> {
    let node = self[id]
    guard node.isScalar else { return UnsafeBufferPointer(start: nil, count: 0) }
    let value = node.isDecoded ? decodedValues[Int(node.link)] : node.writtenValue
    let all = node.isDecoded ? decoded : bytes
    return UnsafeBufferPointer(start: all.baseAddress.map { $0 + value.lowerBound }, count: value.count)
  }

  /// The number of bytes of a scalar's value; 0 for other nodes.
  @inlinable @inline(__always)
  public func length(of id: NodeID) -> Int {
    let node = self[id]
    guard node.isScalar else { return 0 }
    return node.isDecoded ? decodedValues[Int(node.link)].count : node.writtenValue.count
  }

  /// Where a scalar's value is in the source; nil where it is not written there as it reads, and for other nodes.
  @inlinable @inline(__always)
  public func writtenValue(of id: NodeID) -> SourceRange? {
    let node = self[id]
    return node.isScalar && !node.isDecoded ? node.writtenValue : nil
  }

  /// Whether a scalar has a value.
  @inlinable @inline(__always)
  public func isText(_ text: StaticString, _ id: NodeID) -> Bool {
    let value = utf8(of: id)
    guard value.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<value.count where value[index] != text.utf8Start[index] { return false }
    return true
  }

  /// The keys of a mapping with their values, in the order of the text; none for other nodes.
  @inlinable @inline(__always)
  public func entries(of id: NodeID) -> Entries {
    let node = self[id]
    return Entries(nodes: nodes, following: node.isMapping && node.fewChildren > 0 ? id.index + 1 : -1)
  }

  /// The children of a collection in the order of the text; none for other nodes.
  @inlinable @inline(__always)
  public func children(of id: NodeID) -> Children {
    let node = self[id]
    return Children(nodes: nodes, following: node.isCollection && node.fewChildren > 0 ? id.index + 1 : -1)
  }

  /// The children of one collection, found one after the other.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: UnsafeBufferPointer<SyntaxNode>
    /// The next child; negative after the last.
    @usableFromInline var following: Int32

    @inlinable @inline(__always)
    init(nodes: UnsafeBufferPointer<SyntaxNode>, following: Int32) {
      (self.nodes, self.following) = (nodes, following)
    }

    /// The next child; nil after the last.
    @inlinable @inline(__always)
    public mutating func next() -> NodeID? {
      guard following >= 0 else { return nil }
      let child = following
      let node = nodes[Int(child)]
      following = node.isLast ? -1 : node.isCollection ? Int32(truncatingIfNeeded: node.link) : child + 1
      return NodeID(child)
    }
  }

  /// The keys of one mapping with their values, found one after the other.
  public struct Entries: Sequence, IteratorProtocol {
    @usableFromInline var children: Children

    @inlinable @inline(__always)
    init(nodes: UnsafeBufferPointer<SyntaxNode>, following: Int32) {
      children = Children(nodes: nodes, following: following)
    }

    /// The next key and its value; nil after the last whole entry.
    @inlinable @inline(__always)
    public mutating func next() -> (key: NodeID, value: NodeID)? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }
}

extension SyntaxTree {
  /// Gives the parts of the tree as memory, for as long as the closure runs.
  @inlinable
  public func withBuffers<Result>(_ body: (SyntaxBuffers) -> Result) -> Result {
    storage.nodes.withUnsafeBufferPointer { nodes in
      storage.source.bytes.withUnsafeBufferPointer { bytes in
        storage.parts.decoded.withUnsafeBufferPointer { decoded in
          storage.parts.decodedValues.withUnsafeBufferPointer { values in
            body(SyntaxBuffers(nodes: nodes, bytes: bytes, decoded: decoded, decodedValues: values))
          }
        }
      }
    }
  }
}
