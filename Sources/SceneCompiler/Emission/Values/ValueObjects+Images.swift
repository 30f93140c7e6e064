import NibArchive
import SceneCatalog
import SceneModel

extension ValueObjects {
  /// A new object for an image.
  mutating func made(_ image: SceneImage, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("UIImageNibPlaceholder")
    // Xcode 13 does not know how large symbols are.
    let side: Float = if case .system = image, tools.isSince(.xcode12_5), !tools.isSince(.xcode15) { 0 } else { 1 }
    graph.append("UIImageWidth", .float(side), to: node)
    graph.append("UIImageHeight", .float(side), to: node)
    switch image {
    case .asset(let name):
      graph.append("UIResourceName", .object(graph.string(name)), to: node)
      // Older tools say nothing of symbols where there is none.
      guard tools.isSince(.xcode12_5) else { return node }
      graph.append("UISystemSymbolResourceName", .null, to: node)
      graph.append("UISymbolImageConfiguration", .null, to: node)
      guard tools.isSince(.xcode13) else { return node }
    case .system(let name, let configuration):
      let text = graph.string(name)
      graph.append("UIResourceName", .object(text), to: node)
      graph.append("UISystemSymbolResourceName", .object(text), to: node)
      var drawn = configuration
      drawn?.variableValue = nil
      // What is said beside the configuration makes none.
      if drawn == .init(), configuration?.variableValue != nil { drawn = nil }
      var symbol = NibArchiveGraph.Value.null
      if let drawn { symbol = .object(symbolConfiguration(drawn, in: &graph)) }
      graph.append("UISymbolImageConfiguration", symbol, to: node)
      if let value = configuration?.variableValue { graph.append("UISymbolVariableValue", .double(value), to: node) }
    }
    graph.append("UIResourceCatalogName", .null, to: node)
    return node
  }

  private mutating func symbolConfiguration(
    _ configuration: SceneImage.SymbolConfiguration,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("UIImageSymbolConfiguration")
    if let size = configuration.pointSize {
      graph.append("UIImageSymbolConfigurationPointSize", .double(size), to: node)
    }
    if let weight = configuration.weight, let raw = raw(weight, of: "UIImage.SymbolWeight") {
      graph.append("UIImageSymbolConfigurationWeight", integer: raw, to: node)
    }
    if let scale = configuration.scale, let raw = raw(scale, of: "UIImage.SymbolScale") {
      graph.append("UIImageSymbolConfigurationScale", integer: raw, to: node)
    }
    if let style = configuration.textStyle,
      case .string(let raw)? = catalog.enumeration(named: "UIFont.TextStyle")?.named(style)?.raw
    {
      graph.append("UIImageSymbolConfigurationTextStyle", .object(graph.string(raw)), to: node)
    }
    // No nib shows the keys of a symbol's colors; `UnverifiedKey` says so.
    if let mode = configuration.renderingMode, let raw = raw(mode, of: "UIImage.SymbolRenderingMode") {
      graph.append("UIImageSymbolConfigurationRenderingMode", integer: raw, to: node)
    }
    if !configuration.colors.isEmpty {
      var colors: [NibArchiveGraph.NodeID] = []
      for color in configuration.colors { colors.append(self.color(color, in: &graph)) }
      graph.append("UIImageSymbolConfigurationColors", .object(graph.array("NSArray", colors)), to: node)
    }
    return node
  }

  private func raw(_ name: String, of type: String) -> Int? {
    catalog.enumeration(named: type)?.integer(name)
  }
}
