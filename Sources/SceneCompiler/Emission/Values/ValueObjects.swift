import NibArchive
import SceneCatalog
import SceneModel

/// What stands in one nib for the values of its scene, of which equal colors, fonts and images are one object.
///
/// All objects go into the graph that each function is handed; one value of this type serves one graph.
struct ValueObjects: ~Copyable {
  let catalog: SceneCatalog
  let tools: NibTools
  /// Fonts that the scene has as a nib archived them, since the compiler would write them otherwise.
  let archivedFonts: ArchivedFonts
  /// Whether components of colors stand in double precision too: older tools keep them in single precision only.
  let hasDoubleComponents: Bool
  private var colors: [SceneColor: NibArchiveGraph.NodeID] = [:]
  private var fonts: [SceneFont: NibArchiveGraph.NodeID] = [:]
  private var images: [SceneImage: NibArchiveGraph.NodeID] = [:]

  init(_ scene: ValidatedScene, _ tools: NibTools) {
    catalog = scene.catalog
    self.tools = tools
    archivedFonts = scene.scene.archivedFonts
    hasDoubleComponents = tools.isSince(.xcode11) && (scene.scene.orders.coderVersion ?? 10) >= 10
  }

  /// What stands in the nib for a value; nil where nothing does.
  mutating func stored(
    _ value: SceneValue,
    as form: ValueForm = ValueForm(),
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.Stored? {
    if case .text(let text) = value, let named = form.encoding.namedObject {
      return .node(graph.makeNode(named.className, named.key, graph.string(text)))
    }
    switch value {
    case .null, .invalid: return .null
    case .bool(let flag): return form.stored(flag)
    case .int(let number): return form.encoding.stored(number)
    case .double(let number): return form.encoding.stored(number)
    case .date(let seconds):
      let date = graph.makeNode("NSDate")
      graph.append("NS.time", .double(seconds), to: date)
      return .node(date)
    case .geometry(_, let numbers): return graph.prepared(numbers: numbers)
    case .enumeration(let name, let raw):
      if let own = form.rawValues[name] { return .integer(own) }
      if case .int(let raw) = raw { return .integer(raw) }
      return object(for: value, in: &graph).map { .node($0) }
    case .optionSet(_, let raw): return .integer(raw)
    case .keyed(let values) where form.encoding == .axisPair: return .node(graph.string(Self.axisPair(values)))
    default: return object(for: value, in: &graph).map { .node($0) }
    }
  }

  /// `{251, 250}`: horizontal, then vertical.
  private static func axisPair(_ values: [SceneValue.KeyedValue]) -> String {
    let numbers = values.sorted { $0.raw < $1.raw }.map { value in
      if case .double(let number) = value.value { SceneNumber.text(number) } else { "0" }
    }
    return "{\(numbers.joined(separator: ", "))}"
  }

  /// The archived object of a value; nil for values that are no objects.
  mutating func object(for value: SceneValue, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID? {
    switch value {
    case .text(let text), .enumeration(_, .string(let text)): graph.string(text)
    case .localizedText(let text, let key): graph.localizableString(text, key: key)
    case .attributedText(let runs): attributedString(runs, in: &graph)
    case .color(let color): self.color(color, in: &graph)
    case .font(let font): self.font(font, in: &graph)
    case .image(let image): self.image(image, in: &graph)
    case .factory(SceneValue.textAttributesName, let parts): attributes(parts, inLabelBreaking: nil, in: &graph)
    case .factory(let name, let arguments): configuration(name, arguments, in: &graph)
    case .list(let values): list(values, in: &graph)
    default: nil
    }
  }

  private mutating func list(_ values: [SceneValue], in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    var nodes: [NibArchiveGraph.NodeID] = []
    for value in values { if let node = object(for: value, in: &graph) { nodes.append(node) } }
    return graph.array("NSArray", nodes)
  }

  // MARK: - Equal values

  /// A color's archived object; equal colors share one.
  mutating func color(_ color: SceneColor, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    let color = Self.canonical(Self.older(color, tools))
    if let known = colors[color] { return known }
    let node = made(color, in: &graph)
    colors[color] = node
    return node
  }

  /// The color that tools before Xcode 11 have in place of one that follows the appearance, where the newer ones have that by default.
  private static func older(_ color: SceneColor, _ tools: NibTools) -> SceneColor {
    switch color {
    case .constant("label") where !tools.isSince(.xcode11): .constant("black")
    case .constant("systemBackground") where !tools.isSince(.xcode11): .constant("white")
    default: color
    }
  }

  /// A font's archived object; equal fonts share one.
  mutating func font(_ font: SceneFont, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    if let known = fonts[font] { return known }
    let node = made(font, in: &graph)
    fonts[font] = node
    return node
  }

  /// The stand-in that the loader replaces with the image of its name; equal images share one.
  mutating func image(_ image: SceneImage, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    if let known = images[image] { return known }
    let node = made(image, in: &graph)
    images[image] = node
    return node
  }
}

extension NibArchiveGraph {
  /// An object with one value, which is an object that was made before it or after it.
  mutating func makeNode(_ className: String, _ key: String, _ value: NodeID) -> NodeID {
    let node = makeNode(className)
    append(key, .object(value), to: node)
    return node
  }

  /// A text that the loader looks up in the nib's strings table.
  mutating func localizableString(_ text: String, key: String) -> NodeID {
    // There is nothing to translate in an empty text.
    if text.isEmpty { return string(text) }
    let node = makeNode("NSLocalizableString")
    let keyNode = string(key)
    let developmentText = string(text)
    append("NS.bytes", .data(Array(text.utf8)), to: node)
    append("NSKey", .object(keyNode), to: node)
    append("NSDev", .object(developmentText), to: node)
    return node
  }

  /// Pairs of a text and an object in the order in which a dictionary holds them.
  func hashOrdered(_ pairs: [(NodeID, NodeID)]) -> [(NodeID, NodeID)] {
    let keys = pairs.map { text(of: $0.0) }
    return NibArchive.hashOrder(of: keys).map { $0.map { pairs[$0] } } ?? pairs
  }
}
