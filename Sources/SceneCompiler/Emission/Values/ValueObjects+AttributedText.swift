import NibArchive
import SceneModel

extension ValueObjects {
  /// An attributed string: its text, the attributes of its runs, and which run has which.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - mode: How the lines of a label break that has the text; nil for other texts. A label keeps a text that it can change,
  ///     and has its own mode in each paragraph.
  mutating func attributedString(
    _ runs: [SceneValue.AttributedRun],
    inLabelBreaking mode: Int? = nil,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    let isMutable = mode != nil
    let node = graph.makeNode(isMutable ? "NSMutableAttributedString" : "NSAttributedString")
    let text = runs.map(\.text).joined()
    graph.append("NSString", .object(isMutable ? Self.mutableString(text, in: &graph) : graph.string(text)), to: node)
    var dictionaries: [NibArchiveGraph.NodeID] = []
    for run in runs { dictionaries.append(attributes(run.attributes, inLabelBreaking: mode, in: &graph)) }
    if let only = dictionaries.first, dictionaries.count == 1 {
      graph.append("NSAttributes", .object(only), to: node)
    } else if !dictionaries.isEmpty {
      graph.append(
        "NSAttributes",
        .object(graph.array(isMutable ? "NSMutableArray" : "NSArray", dictionaries)),
        to: node
      )
      // Length in UTF-16 units and index in the list, a pair a run, seven bits a byte.
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

  private static func mutableString(_ text: String, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("NSMutableString")
    graph.append("NS.bytes", .data(Array(text.utf8)), to: node)
    return node
  }

  /// The attributes of a run, or of a text that is said elsewhere, by their keys in a nib.
  mutating func attributes(
    _ attributes: [SceneValue.FactoryArgument],
    inLabelBreaking mode: Int?,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    let known = attributes.compactMap { attribute in
      AttributedTextKeys.attributes[attribute.name].map { ($0, attribute.value) }
    }
    for (key, value) in known.sorted(by: { $0.0 < $1.0 }) {
      let keyNode = graph.string(key)
      pairs.append((keyNode, attributeValue(value, inLabelBreaking: mode, in: &graph)))
    }
    return graph.dictionary("NSDictionary", mode != nil ? graph.hashOrdered(pairs) : pairs)
  }

  private mutating func attributeValue(
    _ value: SceneValue,
    inLabelBreaking mode: Int?,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    switch value {
    case .int(let number): graph.number(integer: number)
    case .double(let number): graph.number(number)
    case .factory(_, let arguments): paragraphStyle(arguments, inLabelBreaking: mode, in: &graph)
    default: object(for: value, in: &graph) ?? graph.string("")
    }
  }
}
