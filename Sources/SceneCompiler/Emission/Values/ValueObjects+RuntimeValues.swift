import NibArchive
import SceneModel

extension ValueObjects {
  /// What stands in the nib for the value of a runtime attribute, which key-value coding takes: numbers are objects.
  mutating func stored(_ value: RuntimeValue, in graph: inout NibArchiveGraph) -> NibArchiveGraph.Stored {
    switch value {
    case .null, .invalid: .null
    case .bool(let flag): .node(graph.number(integer: flag ? 1 : 0))
    case .int(let number): .node(graph.number(integer: number))
    case .double(let number): .node(graph.number(number))
    case .text(let text): .node(graph.string(text))
    case .localizedText(let text, let key): .node(graph.localizableString(text, key: key))
    case .geometry(let kind, let numbers): .node(Self.boxed(kind, numbers, in: &graph))
    case .color(let color): .node(self.color(color, in: &graph))
    case .image(let image): .node(self.image(image, in: &graph))
    }
  }

  /// A property's value as key-value coding takes it.
  mutating func storedForCoding(_ value: SceneValue, in graph: inout NibArchiveGraph) -> NibArchiveGraph.Stored {
    switch value {
    case .bool(let flag): .node(graph.number(integer: flag ? 1 : 0))
    case .int(let number): .node(graph.number(integer: number))
    case .double(let number): .node(graph.number(number))
    case .enumeration(_, .int(let raw)), .optionSet(_, let raw): .node(graph.number(integer: raw))
    case .geometry(let kind, let numbers): .node(Self.boxed(kind, numbers, in: &graph))
    case .keyed(let values): values.first.map { storedForCoding($0.value, in: &graph) } ?? .null
    default: object(for: value, in: &graph).map { .node($0) } ?? .null
    }
  }

  /// An `NSValue`; `NS.special` says what it holds.
  private static func boxed(
    _ kind: GeometryKind,
    _ numbers: [Double],
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("NSValue")
    let words = numbers.map { SceneNumber.text($0) }
    switch kind {
    case .point:
      graph.append("NS.special", integer: 1, to: node)
      graph.append("NS.pointval", .object(graph.string("{\(words[0]), \(words[1])}")), to: node)
    case .size:
      graph.append("NS.special", integer: 2, to: node)
      graph.append("NS.sizeval", .object(graph.string("{\(words[0]), \(words[1])}")), to: node)
    case .rect:
      graph.append("NS.special", integer: 3, to: node)
      let text = "{{\(words[0]), \(words[1])}, {\(words[2]), \(words[3])}}"
      graph.append("NS.rectval", .object(graph.string(text)), to: node)
    case .range:
      graph.append("NS.special", integer: 4, to: node)
      graph.append("NS.rangeval.location", .object(graph.number(integer: Int(exactly: numbers[0]) ?? 0)), to: node)
      graph.append("NS.rangeval.length", .object(graph.number(integer: Int(exactly: numbers[1]) ?? 0)), to: node)
    default:
      graph.append("NS.special", integer: 12, to: node)
      graph.append("NS.edgeval", .object(graph.string("{\(words.joined(separator: ", "))}")), to: node)
    }
    return node
  }
}
