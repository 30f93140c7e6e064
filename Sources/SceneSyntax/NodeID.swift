/// The name of a node within its tree.
///
/// Numbers follow the order of the text: a node comes before its children and before everything after it.
public struct NodeID: Hashable, Sendable {
  /// The node's number, from 0.
  public let index: Int32

  /// The name of the node with a number.
  @inlinable @inline(__always)
  public init(_ index: Int32) {
    self.index = index
  }
}
