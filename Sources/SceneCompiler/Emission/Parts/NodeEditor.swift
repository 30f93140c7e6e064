import NibArchive
import SceneModel

/// Changes the values of single nodes, and collects the references among the new ones.
struct NodeEditor: ~Copyable {
  /// The values that stand for objects elsewhere, and the paths that lead to those.
  private(set) var references: [(entry: NibArchiveGraph.EntryID, path: ArchivedPath)] = []

  /// Changes the values of a node.
  mutating func apply(_ edits: ArchiveEdits, to node: NibArchiveGraph.NodeID, in graph: inout NibArchiveGraph) {
    if let className = edits.className { graph.setClass(className, fallbacks: edits.fallbacks, of: node) }
    var values = graph.values(of: node)
    // Paths by the key whose value they stand for: entries change until all edits are made.
    var paths: [String: ArchivedPath] = [:]
    var cursor = values.count
    for edit in edits.edits {
      let index = values.firstIndex { $0.key == edit.key }
      switch edit.change {
      case .keep: break
      case .absent:
        if let index {
          values.remove(at: index)
          cursor = min(cursor, values.count)
        }
        continue
      case .elements(let elements):
        guard let index, let list = list(elements, for: values[index].value, in: &graph) else { continue }
        values[index].value = list
      case .value(let value):
        var made = NibArchiveGraph.Value.null
        if case .same(let path) = value { paths[edit.key] = path } else { made = archived(value, in: &graph) }
        if let index {
          values[index].value = made
        } else {
          values.insert((edit.key, made), at: cursor)
          cursor += 1
          continue
        }
      }
      if let index { cursor = index + 1 }
    }
    values = Self.ordered(values, edits.order)
    for (value, entry) in zip(values, graph.setValues(values, of: node)) {
      if let path = paths[value.key] { references.append((entry, path)) }
    }
  }

  private static func ordered(
    _ values: [(key: String, value: NibArchiveGraph.Value)],
    _ order: [String]
  ) -> [(key: String, value: NibArchiveGraph.Value)] {
    guard !order.isEmpty else { return values }
    let ranks = Dictionary(zip(order, order.indices)) { first, _ in first }
    return values.enumerated().sorted { left, right in
      let (a, b) = (ranks[left.element.key] ?? order.count, ranks[right.element.key] ?? order.count)
      return (a, left.offset) < (b, right.offset)
    }.map(\.element)
  }

  /// A collection of some of a collection's elements with others between them; nil where it has not the expected count.
  private mutating func list(
    _ elements: ArchiveEdits.Elements,
    for value: NibArchiveGraph.Value,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.Value? {
    guard case .object(let old) = value else { return nil }
    let written = graph.values(of: old)
    let present = written.filter { $0.key == NibArchive.elementKey }
    guard present.count == elements.count else { return nil }
    let node = graph.makeNode(graph.className(of: old))
    for value in written where value.key != NibArchive.elementKey { graph.append(value.key, value.value, to: node) }
    for piece in elements.pieces {
      switch piece {
      case .range(let range):
        for index in stride(from: max(range.lowerBound, 0), through: min(range.upperBound, present.count - 1), by: 1) {
          graph.append(NibArchive.elementKey, present[index].value, to: node)
        }
      case .value(let value): append(NibArchive.elementKey, value, to: node, in: &graph)
      }
    }
    return .object(node)
  }

  private mutating func append(
    _ key: String,
    _ value: ArchivedValue,
    to node: NibArchiveGraph.NodeID,
    in graph: inout NibArchiveGraph
  ) {
    if case .same(let path) = value {
      graph.append(key, .null, to: node)
      references.append((graph.lastEntry, path))
    } else {
      graph.append(key, archived(value, in: &graph), to: node)
    }
  }

  /// An object as a nib archived it.
  mutating func object(_ object: ArchivedObject, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode(object.className, fallbacks: object.fallbacks)
    for entry in object.entries { append(entry.key, entry.value, to: node, in: &graph) }
    return node
  }

  /// What stands in the nib for a value that is no path.
  private mutating func archived(
    _ value: ArchivedValue,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.Value {
    switch value {
    case .int8(let number): .int8(number)
    case .int16(let number): .int16(number)
    case .int32(let number): .int32(number)
    case .int64(let number): .int64(number)
    case .bool(let flag): .bool(flag)
    case .float(let number): .float(number)
    case .double(let number): .double(number)
    case .data(let bytes): .data(bytes)
    case .null, .same: .null
    case .string(let text): .object(graph.string(text))
    case .integer(let number): .object(graph.number(integer: number))
    case .number(let number): .object(graph.number(number))
    case .object(let object): .object(self.object(object, in: &graph))
    }
  }
}
