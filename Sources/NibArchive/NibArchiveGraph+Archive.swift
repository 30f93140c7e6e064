extension NibArchiveGraph {
  /// The archive of everything the root reaches.
  ///
  /// Objects are numbered depth-first in the order their values were appended, as coder 10 does; class names follow
  /// in order of first use, then fallbacks by name; keys lie as in Apple's encoder. Nodes out of reach are left out.
  ///
  /// - Parameters:
  ///   - root: The object that becomes number 0.
  ///   - coderVersion: What the header states.
  public func archive(root: NodeID, coderVersion: UInt32 = 10) -> NibArchive {
    let tables = Tables(of: self, from: root)
    var archive = NibArchive(coderVersion: coderVersion)
    archive.classNames = tables.classNames
    archive.keys = tables.keys
    archive.trailer = tables.trailer
    archive.objects.reserveCapacity(tables.numbering.order.count)
    archive.values.reserveCapacity(entries.count)
    for node in tables.numbering.order {
      let first = archive.values.count
      for entry in entries(of: node) {
        let payload = payload(entry.stored, tables.numbering.numbers)
        archive.values.append(.init(keyIndex: tables.keyPositions[Int(entry.key)], payload: payload))
      }
      let count = archive.values.count - first
      archive.objects.append(
        .init(classIndex: tables.classIndex(of: nodes[node]), values: count == 0 ? 0..<0 : first..<first + count)
      )
    }
    return archive
  }

  /// The archive of what a root reaches as bytes, without the archive in between.
  package func encoded(root: NodeID, coderVersion: UInt32 = 10) -> [UInt8] {
    let tables = Tables(of: self, from: root)
    let encoding = Encoding(graph: self, tables: tables)
    let (counts, dataCount) = encoding.counts(of: tables.numbering.order)
    let valueCount = counts.reduce(0, +)
    let capacity =
      NibArchive.TableWriter.capacity(keys: tables.keys, classNames: tables.classNames, trailer: tables.trailer)
      + counts.count * NibArchive.TableWriter.largestObject
      + valueCount * NibArchive.TableWriter.largestValue + dataCount
    return ByteWriter.bytes(upTo: capacity) { writer in
      var writer = NibArchive.TableWriter(writer)
      var first = 0
      for (node, count) in zip(tables.numbering.order, counts) {
        writer.object(classIndex: tables.classIndex(of: nodes[node]), first: count == 0 ? 0 : first, count: count)
        first += count
      }
      writer.keys(tables.keys)
      writer.values(count: valueCount) { encoding.write(tables.numbering.order, to: &$0) }
      writer.classNames(tables.classNames)
      return writer.finish(formatVersion: 1, coderVersion: coderVersion, trailer: tables.trailer)
    }
  }

  /// The numbers that the objects of the archive of a root have, by node; what is out of reach has none.
  public func numbers(from root: NodeID) -> [NodeID: Int] {
    let order = Numbering(of: self, from: root).order
    return Dictionary(uniqueKeysWithValues: order.enumerated().map { (NodeID(index: $0.element), $0.offset) })
  }

  private func payload(_ stored: Stored, _ numbers: [Int]) -> NibArchive.Payload {
    switch stored {
    case .int8(let value): .int8(value)
    case .int16(let value): .int16(value)
    case .int32(let value): .int32(value)
    case .int64(let value): .int64(value)
    case .bool(let value): .bool(value)
    case .float(let value): .float(value)
    case .double(let value): .double(value)
    case .data(let start, let count): .data(Array(data(start, count)))
    case .null: .null
    case .object(let node): .object(numbers[Int(node)])
    }
  }
}
