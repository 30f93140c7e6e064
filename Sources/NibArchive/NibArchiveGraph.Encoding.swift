extension NibArchiveGraph {
  /// How the values of a graph are written, once its objects and keys have numbers.
  struct Encoding {
    let graph: NibArchiveGraph
    let tables: Tables

    /// How many values nodes have, and how many bytes of data these have together; those that several share count for each.
    func counts(of nodes: [Int]) -> (values: [Int], data: Int) {
      let runs = graph.runs.map { run in graph.runEntries[run].reduce(0) { $0 + $1.dataCount } }
      var data = 0
      let values = nodes.map { node in
        var count = 0
        var position = graph.nodes[node].first
        while position != Entry.none {
          let entry = graph.entries[Int(position)]
          let run = entry.run
          count += run < 0 ? 1 : graph.runs[run].count
          data += run < 0 ? entry.dataCount : runs[run]
          position = entry.next
        }
        return count
      }
      return (values, data)
    }

    /// Writes the values of nodes.
    ///
    /// What a run takes is worked out once.
    func write(_ nodes: [Int], to writer: inout ByteWriter) {
      tables.numbering.numbers.withUnsafeBufferPointer { numbers in
        tables.keyPositions.withUnsafeBufferPointer { positions in
          graph.bytes.withUnsafeBufferPointer { bytes in
            write(nodes, Memory(numbers: numbers, keyPositions: positions, bytes: bytes), to: &writer)
          }
        }
      }
    }

    /// What writing a value takes.
    private struct Memory {
      /// The numbers of objects, by node.
      let numbers: UnsafeBufferPointer<Int>
      /// The numbers of keys, by key.
      let keyPositions: UnsafeBufferPointer<Int>
      /// The bytes of data values.
      let bytes: UnsafeBufferPointer<UInt8>

      @inline(__always)
      func write(_ entry: Entry, to writer: inout ByteWriter) {
        writer.varint(keyPositions[Int(entry.key)])
        entry.write(to: &writer, numbers: numbers, bytes: bytes)
      }
    }

    private func write(_ nodes: [Int], _ memory: Memory, to writer: inout ByteWriter) {
      var written = [Range<Int>](repeating: 0..<0, count: graph.runs.count)
      for node in nodes {
        var position = graph.nodes[node].first
        while position != Entry.none {
          let entry = graph.entries[Int(position)]
          position = entry.next
          let run = entry.run
          if run < 0 {
            memory.write(entry, to: &writer)
          } else if !written[run].isEmpty {
            writer.append(written: written[run])
          } else {
            let start = writer.count
            for index in graph.runs[run] { memory.write(graph.runEntries[index], to: &writer) }
            written[run] = start..<writer.count
          }
        }
      }
    }
  }
}
