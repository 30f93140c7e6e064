extension SyntaxTree {
  /// The keys of one mapping with their values, found one after the other.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    @usableFromInline var children: Children

    @inlinable
    init(children: Children) {
      self.children = children
    }

    /// The next key and its value; nil after the last whole entry.
    @inlinable @inline(__always)
    public mutating func next() -> (key: NodeID, value: NodeID)? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }
}
