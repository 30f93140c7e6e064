import NibArchive
import SceneCatalog
import SceneModel

extension ValueObjects {
  /// A configuration: the function that made it, then what the scene sets under the properties' own names.
  ///
  /// No genuine nib with one of a button or of a list's content is known, so the keys are Diorama's own, and the schemas mark the
  /// properties unverified. Backgrounds have UIKit's keys.
  mutating func configuration(
    _ factory: String,
    _ arguments: [SceneValue.FactoryArgument],
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    let kind = ConfigurationKind(factory: factory) ?? .button
    if kind == .background { return background(factory, arguments, in: &graph) }
    let node = graph.makeNode(kind.archivedClass, "style", graph.string(factory))
    for argument in arguments { append(argument.name, argument.value, to: node, in: &graph) }
    return node
  }

  /// The view in which a cell keeps a configuration; nil for values that no view shows.
  ///
  /// - Parameters:
  ///   - value: The configuration.
  ///   - size: The size of the cell, which is the view's.
  ///   - graph: Where the objects go.
  mutating func configurationView(
    _ value: SceneValue,
    _ size: (width: Double, height: Double),
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID? {
    guard case .factory(let factory, let arguments) = value,
      let view = ConfigurationKind(factory: factory)?.archivedView
    else { return nil }
    let node = graph.makeNode(view.className)
    graph.append("UIBounds", .numbers([0, 0, size.width, size.height]), to: node)
    graph.append("UICenter", .numbers([size.width / 2, size.height / 2]), to: node)
    graph.append("UIDeepDrawRect", .bool(true), to: node)
    graph.append("UIOpaque", .bool(true), to: node)
    graph.append("UIAutoresizeSubviews", .bool(true), to: node)
    graph.append("UIViewSemanticContentAttribute", integer: 0, to: node)
    graph.append("UIViewLargeContentStoredProperties", .null, to: node)
    let shown = configuration(factory, arguments, in: &graph)
    graph.append(view.key, .object(shown), to: node)
    return node
  }

  /// What is behind the content of a cell, with the keys that genuine nibs have; in those, nothing is customized.
  private mutating func background(
    _ factory: String,
    _ arguments: [SceneValue.FactoryArgument],
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode(ConfigurationKind.background.archivedClass)
    func said(_ name: String) -> SceneValue? { arguments.last { $0.name == name }?.value }
    func color(_ name: String) -> SceneValue { .color(.constant(ArchivedBackgroundKeys.styleColor(name, of: factory))) }
    let isOlder = !tools.isSince(.xcode15)
    func number(_ name: String) -> Double { if case .double(let number)? = said(name) { number } else { 0 } }
    graph.append("customView", .null, to: node)
    graph.append("cornerRadius", .double(number("cornerRadius")), to: node)
    graph.append("maskedCorners", integer: 15, to: node)
    append("backgroundColor", said("backgroundColor") ?? color("backgroundColor"), to: node, in: &graph)
    graph.append("backgroundColorTransformerIdentifier", integer: 0, to: node)
    graph.append("visualEffect", .null, to: node)
    if !isOlder {
      graph.append("visualEffectGroupName", .null, to: node)
      graph.append("visualEffectblurClippingMode", integer: 0, to: node)
    }
    append("image", said("image") ?? .null, to: node, in: &graph)
    append("imageContentMode", said("imageContentMode") ?? .int(0), to: node, in: &graph)
    graph.append("backgroundInsets", .object(graph.string(Self.insets(said("backgroundInsets")))), to: node)
    graph.append("edgesAddingLayoutMarginsToBackgroundInsets", integer: 0, to: node)
    append("strokeColor", said("strokeColor") ?? color("strokeColor"), to: node, in: &graph)
    graph.append("strokeColorTransformerIdentifier", integer: 0, to: node)
    graph.append("strokeWidth", .double(number("strokeWidth")), to: node)
    graph.append("strokeOutset", .double(number("strokeOutset")), to: node)
    graph.append(isOlder ? "shadowType" : "strokeLocation", integer: 0, to: node)
    let style = ConfigurationKind.background.factories.firstIndex(of: factory) ?? 0
    if !isOlder { graph.append("defaultStyle_v2", integer: style, to: node) }
    graph.append("defaultStyle", integer: style, to: node)
    for name in isOlder ? ArchivedBackgroundKeys.olderCustomizable : ArchivedBackgroundKeys.customizable {
      graph.append("hasCustomized-" + name, .bool(said(name) != nil), to: node)
    }
    return node
  }

  private mutating func append(
    _ key: String,
    _ value: SceneValue,
    to node: NibArchiveGraph.NodeID,
    in graph: inout NibArchiveGraph
  ) {
    guard let stored = stored(value, in: &graph) else { return }
    graph.append(graph.key(key), stored, to: node)
  }

  /// Insets as a text: top, leading, bottom and trailing.
  private static func insets(_ value: SceneValue?) -> String {
    guard case .geometry(_, let numbers)? = value else { return "{0, 0, 0, 0}" }
    return "{" + numbers.map { SceneNumber.text($0) }.joined(separator: ", ") + "}"
  }
}
