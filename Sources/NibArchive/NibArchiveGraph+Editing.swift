extension NibArchiveGraph {
  /// The class of a node.
  package func className(of node: NodeID) -> String { classes.elements[Int(nodes[node.index].classIndex)].name }

  /// Gives a node another class.
  package mutating func setClass(_ className: String, fallbacks: [String] = [], of node: NodeID) {
    let index = classes.index(of: ClassKey(name: className, fallbacks: fallbacks))
    nodes[node.index].classIndex = Int32(clamping: index)
  }

  /// The values of a node with their keys, in encode order.
  package func values(of node: NodeID) -> [(key: String, value: Value)] {
    entries(of: node.index).map { (keys.elements[Int($0.key)], value($0.stored)) }
  }

  /// The place of the first value whose key is the one looked for; nil where none is.
  package func place(in node: NodeID, where isWanted: (_ key: String) -> Bool) -> Int? {
    var place = 0
    for entry in entries(of: node.index) {
      if isWanted(keys.elements[Int(entry.key)]) { return place }
      place += 1
    }
    return nil
  }

  /// A value by its place in encode order; nil where the node has fewer.
  package func value(at place: Int, of node: NodeID) -> Value? {
    entry(at: place, of: node).map { value(entries[$0].stored) }
  }

  /// Replaces a value by its place.
  package mutating func setValue(_ value: Value, at place: Int, of node: NodeID) {
    guard let entry = entry(at: place, of: node) else { return }
    entries[entry].stored = stored(value)
  }

  private func entry(at place: Int, of node: NodeID) -> Int? {
    var entry = nodes[node.index].first
    for _ in 0..<place where entry != Entry.none { entry = entries[Int(entry)].next }
    return entry == Entry.none ? nil : Int(entry)
  }

  /// Replaces the values of a node.
  package mutating func setValues(_ values: [(key: String, value: Value)], of node: NodeID) {
    removeEntries(of: node.index)
    for (key, value) in values { append(key, value, to: node) }
  }

  /// Leaves keys out of all objects.
  package mutating func remove(keys removed: Set<String>) {
    let isRemoved = keys.elements.map(removed.contains)
    for index in nodes.indices {
      let all = Array(entries(of: index))
      guard all.contains(where: { isRemoved[Int($0.key)] }) else { continue }
      removeEntries(of: index)
      for entry in all where !isRemoved[Int(entry.key)] {
        append(KeyID(index: entry.key), entry.stored, to: NodeID(index: index))
      }
    }
  }

  /// The archive of what a root reaches, and the number of each node in it.
  package func numberedArchive(root: NodeID, coderVersion: UInt32 = 10) -> (archive: NibArchive, numbers: [Int]) {
    (archive(root: root, coderVersion: coderVersion), Numbering(of: self, from: root).numbers)
  }

  /// The number of a node in what `numberedArchive` gives; -1 where the root does not reach it.
  package static func number(of node: NodeID, in numbers: [Int]) -> Int { numbers[node.index] }
}
