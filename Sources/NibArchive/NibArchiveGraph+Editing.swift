extension NibArchiveGraph {
  /// The class of a node.
  package func className(of node: NodeID) -> String { classes.elements[Int(nodes[node.index].classIndex)].name }

  /// Gives a node another class.
  package mutating func setClass(_ className: String, fallbacks: [String] = [], of node: NodeID) {
    let index = classes.index(of: className, fallbacks: fallbacks)
    nodes[node.index].classIndex = Int32(clamping: index)
  }

  /// The values of a node with their keys, in encode order.
  package func values(of node: NodeID) -> [(key: String, value: Value)] {
    entries(of: node.index).map { (keys.elements[Int($0.key)], value($0.stored)) }
  }

  /// The first value whose key is the one looked for; nil where none is.
  package mutating func entry(in node: NodeID, where isWanted: (_ key: String) -> Bool) -> EntryID? {
    unfold(node.index)
    var position = nodes[node.index].first
    while position != Entry.none {
      let entry = entries[Int(position)]
      if isWanted(keys.elements[Int(entry.key)]) { return EntryID(index: Int(position)) }
      position = entry.next
    }
    return nil
  }

  /// All values of a node with a key, in encode order.
  package mutating func entries(in node: NodeID, of key: String) -> [EntryID] {
    guard let wanted = keys.known(key) else { return [] }
    unfold(node.index)
    var found: [EntryID] = []
    var position = nodes[node.index].first
    while position != Entry.none {
      let entry = entries[Int(position)]
      if Int(entry.key) == wanted { found.append(EntryID(index: Int(position))) }
      position = entry.next
    }
    return found
  }

  /// The value that was appended last, to whatever node.
  package var lastEntry: EntryID { EntryID(index: entries.count - 1) }

  /// What an entry holds.
  package func value(at entry: EntryID) -> Value { value(entries[entry.index].stored) }

  /// Replaces a value.
  package mutating func setValue(_ value: Value, at entry: EntryID) { entries[entry.index].stored = stored(value) }

  /// Replaces the values of a node, and gives the entry of each.
  @discardableResult
  package mutating func setValues(_ values: [(key: String, value: Value)], of node: NodeID) -> [EntryID] {
    removeEntries(of: node.index)
    return values.map { key, value in
      append(key, value, to: node)
      return lastEntry
    }
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
