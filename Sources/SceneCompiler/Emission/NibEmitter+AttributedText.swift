import NibArchive
import SceneModel

extension NibEmitter {
  /// An attributed string: its text, the attributes of its runs, and which run has which.
  mutating func attributedString(_ runs: [SceneValue.AttributedRun]) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("NSAttributedString")
    graph.append("NSString", .object(graph.string(runs.map(\.text).joined())), to: node)
    let dictionaries = runs.map { attributes($0.attributes) }
    if let only = dictionaries.first, dictionaries.count == 1 {
      graph.append("NSAttributes", .object(only), to: node)
    } else if !dictionaries.isEmpty {
      graph.append("NSAttributes", .object(graph.array("NSArray", dictionaries)), to: node)
      // Length in UTF-16 units and place in the list, a pair a run, seven bits a byte.
      let info = runs.enumerated().flatMap { index, run in
        Self.variableLength(run.text.utf16.count) + Self.variableLength(index)
      }
      let data = graph.makeNode("NSData")
      graph.append("NS.bytes", .data(info), to: data)
      graph.append("NSAttributeInfo", .object(data), to: node)
    }
    return node
  }

  private static func variableLength(_ number: Int) -> [UInt8] {
    var rest = number
    var bytes: [UInt8] = []
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
    return bytes
  }

  private mutating func attributes(_ attributes: [SceneValue.FactoryArgument]) -> NibArchiveGraph.NodeID {
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    let known = attributes.compactMap { attribute in
      AttributedTextKeys.attributes[attribute.name].map { ($0, attribute.value) }
    }
    for (key, value) in known.sorted(by: { $0.0 < $1.0 }) {
      let keyNode = graph.string(key)
      pairs.append((keyNode, attributeValue(value)))
    }
    return graph.dictionary("NSDictionary", pairs)
  }

  private mutating func attributeValue(_ value: SceneValue) -> NibArchiveGraph.NodeID {
    switch value {
    case .int(let number): graph.number(integer: number)
    case .double(let number): graph.number(number)
    case .factory(_, let arguments): paragraphStyle(arguments)
    default: object(for: value) ?? graph.string("")
    }
  }
}
