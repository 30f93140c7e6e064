extension NibArchiveGraph {
  /// Values in a row that many objects have alike, by the order in which runs were made.
  ///
  /// Objects of a class differ in few values. What they share is kept once, and each of them has one entry for it.
  package struct RunID: Hashable, Sendable {
    let index: Int
  }

  /// Makes a run of values.
  package mutating func run(of values: [(key: KeyID, value: Stored)]) -> RunID {
    let start = runEntries.count
    for value in values { runEntries.append(Entry(key: value.key.index, next: Entry.none, stored: value.value)) }
    runs.append(start..<runEntries.count)
    return RunID(index: runs.count - 1)
  }

  /// Appends the values of a run to an object.
  package mutating func append(_ run: RunID, to node: NodeID) { append(Entry(run: run), to: node.index) }

  /// Gives a node values of its own in place of runs, so that each has a location; those it has already keep theirs.
  mutating func unfold(_ node: Int) {
    var position = nodes[node].first
    while position != Entry.none {
      let (run, next) = (entries[Int(position)].run, entries[Int(position)].next)
      if run >= 0 {
        var last = position
        for (offset, index) in runs[run].enumerated() {
          let entry = runEntries[index]
          if offset == 0 {
            entries[Int(position)] = entry
          } else {
            entries[Int(last)].next = UInt32(truncatingIfNeeded: entries.count)
            last = UInt32(truncatingIfNeeded: entries.count)
            entries.append(entry)
          }
        }
        entries[Int(last)].next = next
        if next == Entry.none { nodes[node].last = last }
      }
      position = next
    }
  }
}
