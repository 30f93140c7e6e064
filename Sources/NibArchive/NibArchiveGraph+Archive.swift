extension NibArchiveGraph {
  /// The archive of everything the root reaches.
  ///
  /// Objects are numbered depth-first in the order their values were appended, as coder 10 does; class names follow
  /// in order of first use, then fallbacks by name; keys lie as in Apple's encoder. A root that says
  /// `IBUINibLNEVersionKey` 1 gets the trailer that goes with it. Nodes out of reach are left out.
  ///
  /// - Parameters:
  ///   - root: The object that becomes number 0.
  ///   - coderVersion: What the header states.
  public func archive(root: NodeID, coderVersion: UInt32 = 10) -> NibArchive {
    let numbering = Numbering(of: self, from: root)
    let classTable = makeClassTable(numbering)
    let keyPositions = makeKeyPositions(numbering)

    var archive = NibArchive(coderVersion: coderVersion)
    archive.classNames = classTable.names
    archive.keys = keyPositions.names
    for node in numbering.order {
      let first = archive.values.count
      for (key, value) in nodes[node].values {
        let payload = value.payload { numbering.numbers[$0.index] }
        archive.values.append(.init(keyIndex: keyPositions.positions[key], payload: payload))
      }
      let count = archive.values.count - first
      archive.objects.append(
        .init(
          classIndex: classTable.positions[nodes[node].classIndex],
          values: count == 0 ? 0..<0 : first..<first + count
        )
      )
    }
    if archive.values(of: 0).contains(where: { $0 == ("IBUINibLNEVersionKey", .int8(1)) }) {
      archive.trailer = Array("LNE\0".utf8)
    }
    return archive
  }

  /// The numbers that the objects of the archive of a root have, by node; what is out of reach has none.
  public func numbers(from root: NodeID) -> [NodeID: Int] {
    let order = Numbering(of: self, from: root).order
    return Dictionary(uniqueKeysWithValues: order.enumerated().map { (NodeID(index: $0.element), $0.offset) })
  }

  private func makeClassTable(_ numbering: Numbering) -> (names: [NibArchive.ClassName], positions: [Int]) {
    var order: [Int] = []
    var positions = Array(repeating: -1, count: classes.elements.count)
    for node in numbering.order where positions[nodes[node].classIndex] < 0 {
      positions[nodes[node].classIndex] = order.count
      order.append(nodes[node].classIndex)
    }
    var names = order.map { NibArchive.ClassName(name: classes.elements[$0].name) }
    var indexes = Dictionary(zip(names.map(\.name), names.indices)) { first, _ in first }
    let fallbacks = Set(order.flatMap { classes.elements[$0].fallbacks }).subtracting(indexes.keys)
    for name in fallbacks.sorted() {
      indexes[name] = names.count
      names.append(NibArchive.ClassName(name: name))
    }
    for (position, index) in order.enumerated() {
      names[position].fallbacks = classes.elements[index].fallbacks.compactMap { indexes[$0] }
    }
    return (names, positions)
  }

  private func makeKeyPositions(_ numbering: Numbering) -> (names: [String], positions: [Int]) {
    let used = numbering.keys
    let order = KeyTable.order(of: used.map { keys.elements[$0] }) ?? Array(used.indices)
    var positions = Array(repeating: -1, count: keys.elements.count)
    for (position, index) in order.enumerated() { positions[used[index]] = position }
    return (order.map { keys.elements[used[$0]] }, positions)
  }
}
