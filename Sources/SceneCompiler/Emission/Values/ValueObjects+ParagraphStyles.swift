import NibArchive
import SceneModel

extension ValueObjects {
  /// A paragraph style: the alignment and the tab stops always, the rest where it says something.
  ///
  /// - Parameters:
  ///   - arguments: What the scene says of the style.
  ///   - label: How the lines of the label break that has the text; nil for other texts. The label copies a style with another
  ///     mode to put its own into it.
  func paragraphStyle(
    _ arguments: [SceneValue.FactoryArgument],
    inLabelBreaking label: Int? = nil,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    let values = Dictionary(arguments.map { ($0.name, $0.value) }) { _, last in last }
    var mode = 0
    if case .enumeration(_, .int(let own))? = values["lineBreakMode"] { mode = own }
    let node = graph.makeNode(mode == label ? "NSParagraphStyle" : "NSMutableParagraphStyle")
    mode = label ?? mode
    graph.append("NSAlignment", integer: archivedAlignment(values["alignment"], absent: "natural"), to: node)
    if mode != 0 { graph.append("NSLineBreakMode", integer: mode, to: node) }
    for (name, key) in AttributedTextKeys.paragraphNumbers {
      if case .double(let number)? = values[name], number != 0 { graph.append(key, .double(number), to: node) }
    }
    let stops = values["tabStops"].map { tabStops($0, in: &graph) }
    graph.append("NSTabStops", stops.map { .object($0) } ?? .null, to: node)
    if case .optionSet(_, let strategy)? = values["lineBreakStrategy"], strategy != 0 {
      graph.append("NSLineBreakStrategy", integer: strategy, to: node)
    }
    // No key is the natural direction, whose raw value is -1.
    if case .enumeration(_, .int(let direction))? = values["baseWritingDirection"], direction >= 0 {
      graph.append("NSWritingDirection", integer: direction + 1, to: node)
    }
    if values["allowsDefaultTighteningForTruncation"] == .bool(true) {
      graph.append("NSAllowsTighteningForTruncation", integer: 1, to: node)
    }
    return node
  }

  private func tabStops(_ value: SceneValue, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    guard case .list(let stops) = value else { return graph.array("NSArray", []) }
    var nodes: [NibArchiveGraph.NodeID] = []
    for stop in stops {
      let node = graph.makeNode("NSTextTab")
      nodes.append(node)
      guard case .factory(_, let arguments) = stop else { continue }
      let values = Dictionary(arguments.map { ($0.name, $0.value) }) { _, last in last }
      if case .double(let location)? = values["location"] { graph.append("NSLocation", .double(location), to: node) }
      graph.append("NSTextAlignment", integer: archivedAlignment(values["alignment"], absent: "left"), to: node)
    }
    return graph.array("NSArray", nodes)
  }

  private func archivedAlignment(_ value: SceneValue?, absent: String) -> Int {
    guard case .enumeration(let name, _)? = value else { return AttributedTextKeys.alignments[absent] ?? 0 }
    return AttributedTextKeys.alignments[name] ?? 0
  }
}
