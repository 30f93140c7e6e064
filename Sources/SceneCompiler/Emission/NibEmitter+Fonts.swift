import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// A font's archived object; equal fonts share one.
  mutating func font(_ font: SceneFont) -> NibArchiveGraph.NodeID {
    if let known = fonts[font] { return known }
    if let archived = scene.archivedFonts[font] {
      let node = archivedObject(archived)
      fonts[font] = node
      return node
    }
    let node = graph.makeNode("UIFont", fallbacks: ["NSFont"])
    fonts[font] = node
    let encoding = FontEncoding(font, tools)
    let name = graph.string(encoding.name)
    graph.append("UIFontName", .object(name), to: node)
    if let style = encoding.textStyle, case .string(let raw)? = textStyle(style) {
      graph.append("UIIBTextStyle", .object(graph.string(raw)), to: node)
      graph.append("UIFontPointSize", .double(0), to: node)
    } else {
      graph.append("UIFontDescriptor", .object(descriptor(encoding)), to: node)
      graph.append("UIFontPointSize", .double(encoding.size), to: node)
    }
    // How a font grows with the user's text size came with iOS 11.
    if encoding.isKnown, tools.isSince(9) {
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
    validated.catalog.enumeration(named: "UIFont.TextStyle")?.named(name)?.raw
  }

  private mutating func descriptor(_ encoding: FontEncoding) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("UIFontDescriptor")
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    for attribute in encoding.attributes {
      let key = graph.string(attribute.key)
      let value = attribute.value.map { graph.string($0) } ?? size(encoding)
      pairs.append((key, value))
    }
    let className = encoding.isMutable ? "NSMutableDictionary" : "NSDictionary"
    graph.append("UIFontDescriptorAttributes", .object(graph.dictionary(className, pairs)), to: node)
    if let options = encoding.options { graph.append("UIFontDescriptorOptions", integer: options, to: node) }
    return node
  }

  private mutating func size(_ encoding: FontEncoding) -> NibArchiveGraph.NodeID {
    if encoding.hasIntegerSize, let whole = Int(exactly: encoding.size) { return graph.number(integer: whole) }
    return graph.number(encoding.size)
  }
}
