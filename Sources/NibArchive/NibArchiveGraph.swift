/// A graph of objects that is being written, whose nodes may be made in any order.
///
/// Nodes are made, values are appended to them in encode order, and `archive(root:coderVersion:)` numbers what the
/// root reaches.
public struct NibArchiveGraph: Sendable {
  var nodes: [Node] = []
  var classes = Interned<ClassKey>()
  var keys = Interned<String>()
  var strings: [[UInt8]: NodeID] = [:]
  var integers: [Int64: NodeID] = [:]
  var doubles: [UInt64: NodeID] = [:]
  var emptyArray: NodeID?
  var emptySet: NodeID?

  /// Creates an empty graph.
  public init() {}

  /// Makes an object without values.
  ///
  /// - Parameters:
  ///   - className: The runtime name of its class.
  ///   - fallbacks: The classes to use where that one is unknown, in order of preference.
  public mutating func makeNode(_ className: String, fallbacks: [String] = []) -> NodeID {
    let classIndex = classes.index(of: ClassKey(name: className, fallbacks: fallbacks))
    nodes.append(Node(classIndex: classIndex))
    return NodeID(index: nodes.count - 1)
  }

  /// Appends a value to an object, after those it has.
  public mutating func append(_ key: String, _ value: Value, to node: NodeID) {
    nodes[node.index].values.append((keys.index(of: key), value))
  }

  /// Appends an integer in the smallest signed width that holds it, as Apple's encoder does.
  ///
  /// A negative integer always takes eight bytes.
  public mutating func append(_ key: String, integer: Int, to node: NodeID) {
    append(key, .integer(integer), to: node)
  }
}

extension NibArchiveGraph {
  /// An object of the graph.
  ///
  /// It is meaningful only in the graph that made it and in copies of that.
  public struct NodeID: Hashable, Sendable {
    let index: Int
  }

  struct Node: Sendable {
    var classIndex: Int
    var values: [(key: Int, value: Value)] = []
  }

  struct ClassKey: Hashable, Sendable {
    var name: String
    var fallbacks: [String]
  }
}
