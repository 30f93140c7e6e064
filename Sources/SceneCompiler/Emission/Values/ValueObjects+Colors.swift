import NibArchive
import SceneCatalog
import SceneModel

extension ValueObjects {
  /// A new object for a color in its one spelling.
  func made(_ color: SceneColor, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("UIColor", fallbacks: ["NSColor"])
    switch color {
    case .constant(let name):
      guard let constant = catalog.color(named: name) else { break }
      appendSystemName(constant.archivedName, to: node, in: &graph)
      let isTable = name == "tableBackground"
      appendComponents(
        isTable ? TableBackground.components(constant.components, tools) : constant.components,
        to: node,
        in: &graph
      )
    case .asset(let name, let fallback):
      graph.append("UIDynamicCatalogName", .object(graph.string(name)), to: node)
      graph.append("UIDynamicCatalogUseNibBundle", .bool(true), to: node)
      let clear = SceneColor.rgb(red: 0, green: 0, blue: 0, alpha: 1, space: .sRGB)
      appendComponents(fallback ?? clear, to: node, in: &graph)
    case .white:
      // UIKit calls its own grays by name wherever it meets them.
      if let name = color.grayName { appendSystemName("\(name)Color", to: node, in: &graph) }
      appendComponents(color, to: node, in: &graph)
    case .rgb: appendComponents(color, to: node, in: &graph)
    }
    return node
  }

  /// The color that Xcode 7 gives a prototype that says nothing of one: UIKit's own for cells.
  func cellColor(in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("UIColor", fallbacks: ["NSColor"])
    appendSystemName("tableCellBackgroundColor", to: node, in: &graph)
    appendComponents(.rgb(red: 1, green: 1, blue: 1, alpha: 1, space: .sRGB), to: node, in: &graph)
    return node
  }

  /// The one spelling of colors that UIKit takes for the same.
  static func canonical(_ color: SceneColor) -> SceneColor {
    color.grayName.map { SceneColor.constant($0).spelledOut } ?? color.spelledOut
  }

  private func appendSystemName(_ name: String, to node: NibArchiveGraph.NodeID, in graph: inout NibArchiveGraph) {
    graph.append("UISystemColorName", .object(graph.string(name)), to: node)
  }

  private func appendComponents(_ color: SceneColor, to node: NibArchiveGraph.NodeID, in graph: inout NibArchiveGraph) {
    switch color {
    case .white(let white, let alpha, let space):
      let isExact = space == .genericGamma22Gray
      graph.append("UIColorComponentCount", integer: 2, to: node)
      appendComponent("UIWhite", white, isExact: isExact, to: node, in: &graph)
      appendComponent("UIAlpha", alpha, isExact: isExact, to: node, in: &graph)
      graph.append("NSWhite", .data(Self.text([white], alpha: alpha)), to: node)
      graph.append("NSColorSpace", integer: 4, to: node)
    case .rgb(let red, let green, let blue, let alpha, let space):
      let standard = ColorConversion.standard(red, green, blue, from: space, tools)
      // What was converted is known no better than in single precision.
      let isExact = space == .sRGB
      graph.append("UIColorComponentCount", integer: 4, to: node)
      appendComponent("UIRed", standard[0], isExact: isExact, to: node, in: &graph)
      appendComponent("UIGreen", standard[1], isExact: isExact, to: node, in: &graph)
      appendComponent("UIBlue", standard[2], isExact: isExact, to: node, in: &graph)
      appendComponent("UIAlpha", alpha, isExact: true, to: node, in: &graph)
      graph.append("NSRGB", .data(Self.text(standard, alpha: alpha)), to: node)
      graph.append("NSColorSpace", integer: 2, to: node)
    case .constant, .asset: break
    }
  }

  /// A component in single precision, and in double where that says more.
  private func appendComponent(
    _ key: String,
    _ value: Double,
    isExact: Bool,
    to node: NibArchiveGraph.NodeID,
    in graph: inout NibArchiveGraph
  ) {
    let single = Float(value)
    graph.append(key, .float(single), to: node)
    if isExact, hasDoubleComponents, Double(single) != value { graph.append(key + "-Double", .double(value), to: node) }
  }

  /// `0.667 0.5 0[ alpha]` with three significant digits.
  private static func text(_ components: [Double], alpha: Double) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(32)
    for number in alpha == 1 ? components : components + [alpha] {
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      SignificantDigits.append(number, to: &text)
    }
    return text
  }
}
