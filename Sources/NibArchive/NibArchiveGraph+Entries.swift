extension NibArchiveGraph {
  /// The values of a node in encode order, as they are kept.
  func entries(of node: Int) -> Entries {
    Entries(all: entries, runEntries: runEntries, runs: runs, position: nodes[node].first)
  }

  /// Leaves a node without values.
  mutating func removeEntries(of node: Int) {
    nodes[node].first = Entry.none
    nodes[node].last = Entry.none
  }

  /// The kept form of a value.
  mutating func stored(_ value: Value) -> Stored {
    switch value {
    case .int8(let number): .int8(number)
    case .int16(let number): .int16(number)
    case .int32(let number): .int32(number)
    case .int64(let number): .int64(number)
    case .bool(let flag): .bool(flag)
    case .float(let number): .float(number)
    case .double(let number): .double(number)
    case .data(let data): stored(data)
    case .null: .null
    case .object(let node): .object(UInt32(truncatingIfNeeded: node.index))
    }
  }

  /// The kept form of data.
  mutating func stored(_ data: some Collection<UInt8>) -> Stored {
    let start = bytes.count
    bytes.append(contentsOf: data)
    return .data(UInt32(clamping: start), UInt32(clamping: bytes.count - start))
  }

  /// The value of a kept form.
  func value(_ stored: Stored) -> Value {
    switch stored {
    case .int8(let number): .int8(number)
    case .int16(let number): .int16(number)
    case .int32(let number): .int32(number)
    case .int64(let number): .int64(number)
    case .bool(let flag): .bool(flag)
    case .float(let number): .float(number)
    case .double(let number): .double(number)
    case .data(let start, let count): .data(Array(data(start, count)))
    case .null: .null
    case .object(let node): .object(NodeID(index: Int(node)))
    }
  }

  /// The bytes of a data value.
  func data(_ start: UInt32, _ count: UInt32) -> ArraySlice<UInt8> { bytes[Int(start)..<Int(start) + Int(count)] }

  /// Goes from one value of a node to the next, through runs as well.
  struct Entries: Sequence, IteratorProtocol {
    let all: [Entry]
    let runEntries: [Entry]
    let runs: [Range<Int>]
    var position: UInt32
    /// What is left of the run that is gone through.
    private var rest = 0..<0

    init(all: [Entry], runEntries: [Entry], runs: [Range<Int>], position: UInt32) {
      (self.all, self.runEntries, self.runs, self.position) = (all, runEntries, runs, position)
    }

    mutating func next() -> Entry? {
      while rest.isEmpty {
        guard position != Entry.none else { return nil }
        let entry = all[Int(position)]
        position = entry.next
        guard entry.run >= 0 else { return entry }
        rest = runs[entry.run]
      }
      defer { rest = rest.lowerBound + 1..<rest.upperBound }
      return runEntries[rest.lowerBound]
    }
  }
}
