extension NibArchiveGraph {
  /// The class of a node.
  package func className(of node: NodeID) -> String { classes.elements[nodes[node.index].classIndex].name }

  /// Gives a node another class.
  package mutating func setClass(_ className: String, fallbacks: [String] = [], of node: NodeID) {
    nodes[node.index].classIndex = classes.index(of: ClassKey(name: className, fallbacks: fallbacks))
  }

  /// The values of a node with their keys, in encode order.
  package func values(of node: NodeID) -> [(key: String, value: Value)] {
    nodes[node.index].values.map { (keys.elements[$0.key], $0.value) }
  }

  /// Replaces the values of a node.
  package mutating func setValues(_ values: [(key: String, value: Value)], of node: NodeID) {
    nodes[node.index].values = values.map { (keys.index(of: $0.key), $0.value) }
  }

  /// Leaves keys out of all objects.
  package mutating func remove(keys removed: Set<String>) {
    for index in nodes.indices { nodes[index].values.removeAll { removed.contains(keys.elements[$0.key]) } }
  }

  /// The archive of what a root reaches, and the number of each node in it.
  package func numberedArchive(root: NodeID, coderVersion: UInt32 = 10) -> (archive: NibArchive, numbers: [Int]) {
    (archive(root: root, coderVersion: coderVersion), Numbering(of: self, from: root).numbers)
  }

  /// The number of a node in what `numberedArchive` gives; -1 where the root does not reach it.
  package static func number(of node: NodeID, in numbers: [Int]) -> Int { numbers[node.index] }
}
