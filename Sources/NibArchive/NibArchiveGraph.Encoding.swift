extension NibArchiveGraph {
  /// How the values of a graph are written, once its objects and keys have numbers.
  struct Encoding {
    let graph: NibArchiveGraph
    let tables: Tables

    /// How many values a node has.
    func count(of node: Int) -> Int {
      var count = 0
      var place = graph.nodes[node].first
      while place != Entry.none {
        let entry = graph.entries[Int(place)]
        count += entry.run < 0 ? 1 : graph.runs[entry.run].count
        place = entry.next
      }
      return count
    }

    /// How many bytes of data the values of nodes have; those that several share count for each.
    func dataCount(in nodes: [Int]) -> Int {
      let runs = graph.runs.map { run in graph.runEntries[run].reduce(0) { $0 + $1.dataCount } }
      var count = 0
      for node in nodes {
        var place = graph.nodes[node].first
        while place != Entry.none {
          let entry = graph.entries[Int(place)]
          count += entry.run < 0 ? entry.dataCount : runs[entry.run]
          place = entry.next
        }
      }
      return count
    }

    /// Writes the values of nodes.
    ///
    /// What a run takes is worked out once.
    func write(_ nodes: [Int], to writer: inout ByteWriter) {
      var written = [Range<Int>](repeating: 0..<0, count: graph.runs.count)
      for node in nodes {
        var place = graph.nodes[node].first
        while place != Entry.none {
          let entry = graph.entries[Int(place)]
          place = entry.next
          let run = entry.run
          if run < 0 {
            write(entry, to: &writer)
          } else if !written[run].isEmpty {
            writer.append(written: written[run])
          } else {
            let start = writer.count
            for index in graph.runs[run] { write(graph.runEntries[index], to: &writer) }
            written[run] = start..<writer.count
          }
        }
      }
    }

    private func write(_ entry: Entry, to writer: inout ByteWriter) {
      writer.varint(tables.keyPositions[Int(entry.key)])
      entry.write(to: &writer, numbers: tables.numbering.numbers, bytes: graph.bytes)
    }
  }
}

extension NibArchiveGraph.Entry {
  /// How many bytes of data the value has; 0 where it is none.
  var dataCount: Int { if case .data(_, let count) = stored { Int(count) } else { 0 } }

  /// Writes the type byte and what follows it.
  ///
  /// - Parameters:
  ///   - writer: Takes the bytes.
  ///   - numbers: The numbers of objects, by node.
  ///   - bytes: The bytes of data values.
  func write(to writer: inout ByteWriter, numbers: [Int], bytes: [UInt8]) {
    let payload: NibArchive.Payload
    switch stored {
    case .data(let start, let count):
      writer.byte(NibArchive.Payload.dataType)
      writer.varint(Int(count))
      bytes.withUnsafeBufferPointer {
        writer.append(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(start) + Int(count)]))
      }
      return
    case .object(let node): payload = .object(numbers[Int(node)])
    case .int8(let value): payload = .int8(value)
    case .int16(let value): payload = .int16(value)
    case .int32(let value): payload = .int32(value)
    case .int64(let value): payload = .int64(value)
    case .bool(let value): payload = .bool(value)
    case .float(let value): payload = .float(value)
    case .double(let value): payload = .double(value)
    case .null: payload = .null
    }
    payload.write(to: &writer)
  }
}
