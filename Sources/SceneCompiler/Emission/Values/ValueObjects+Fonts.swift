import NibArchive
import SceneCatalog
import SceneModel

extension ValueObjects {
  /// A new object for a font.
  func made(_ font: SceneFont, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    if let archived = archivedFonts[font] { return ArchiveEditor.object(archived, in: &graph) }
    let node = graph.makeNode("UIFont", fallbacks: ["NSFont"])
    let encoding = FontEncoding(font, tools)
    let name = graph.string(encoding.name)
    graph.append("UIFontName", .object(name), to: node)
    if let style = encoding.textStyle, case .string(let raw)? = textStyle(style) {
      graph.append("UIIBTextStyle", .object(graph.string(raw)), to: node)
      graph.append("UIFontPointSize", .double(0), to: node)
    } else {
      graph.append("UIFontDescriptor", .object(descriptor(encoding, in: &graph)), to: node)
      graph.append("UIFontPointSize", .double(encoding.size), to: node)
    }
    // How a font grows with the user's text size came with iOS 11.
    if encoding.isKnown, tools.isSince(.xcode9) {
      graph.append("UIFontTextStyleForScaling", .null, to: node)
      graph.append("UIFontPointSizeForScaling", .double(0), to: node)
      graph.append("UIFontMaximumPointSizeAfterScaling", .double(0), to: node)
    }
    graph.append("UIFontTraits", integer: encoding.traits, to: node)
    graph.append("UISystemFont", .bool(encoding.isSystem), to: node)
    graph.append("NSName", .object(name), to: node)
    graph.append("NSSize", .double(encoding.size), to: node)
    return node
  }

  private func textStyle(_ name: String) -> SceneValue.RawValue? {
    catalog.enumeration(named: "UIFont.TextStyle")?.named(name)?.raw
  }

  private func descriptor(_ encoding: FontEncoding, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("UIFontDescriptor")
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    for attribute in encoding.attributes {
      let key = graph.string(attribute.key)
      let value = attribute.value.map { graph.string($0) } ?? size(encoding, in: &graph)
      pairs.append((key, value))
    }
    let className = encoding.isMutable ? "NSMutableDictionary" : "NSDictionary"
    graph.append("UIFontDescriptorAttributes", .object(graph.dictionary(className, pairs)), to: node)
    if let options = encoding.options { graph.append("UIFontDescriptorOptions", integer: options, to: node) }
    return node
  }

  private func size(_ encoding: FontEncoding, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    if encoding.hasIntegerSize, let whole = Int(exactly: encoding.size) { return graph.number(integer: whole) }
    return graph.number(encoding.size)
  }
}
