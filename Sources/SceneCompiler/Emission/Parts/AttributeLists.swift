import NibArchive
import SceneDiagnostics
import SceneModel

/// What a nib says of objects beside their own keys: configurations of accessibility, and values set through key-value coding.
struct AttributeLists: ~Copyable {
  /// Objects with a configuration of accessibility, and those with values, in the order of the text.
  private var accessible: [ObjectID] = []
  private var attributed: [ObjectID] = []

  /// The order in which an accessibility configuration is written.
  private static let accessibilityKeys = [
    "UIAccessibilityIdentifier", "UIAccessibilityLabel", "UIAccessibilityHint", "UIAccessibilityValue",
    "UIAccessibilityTraits", "UIIsAccessibilityElement",
  ]

  /// Notes an object that is written.
  mutating func note(_ id: ObjectID, isAccessible: Bool, hasPairs: Bool) {
    if isAccessible { accessible.append(id) }
    if hasPairs { attributed.append(id) }
  }

  /// One configuration for each object of which the scene says anything about accessibility.
  func accessibilityConfigurations(in writer: inout NibWriter) -> [NibArchiveGraph.NodeID] {
    var configurations: [NibArchiveGraph.NodeID] = []
    let context = writer.context
    for id in accessible where context.isInNib(id) {
      let uses = context.plans.plan(of: id)?.uses ?? [:]
      var values: [String: SceneValue] = [:]
      for property in context.objects[id.index].properties {
        guard let key = uses[property.name.value]?.accessibilityKey else { continue }
        values[key] = property.value.value
      }
      guard !values.isEmpty else { continue }
      let node = writer.graph.makeNode(
        "UIRuntimeAccessibilityConfiguration",
        "UIAccessibileObject",
        writer.node(of: id)
      )
      for key in Self.accessibilityKeys {
        let object: NibArchiveGraph.NodeID? =
          switch values[key] {
          case .bool(let flag): writer.graph.number(integer: flag ? 1 : 0)
          case .optionSet(_, let raw): writer.graph.number(integer: raw)
          case .some(let value): writer.object(for: value)
          case nil: nil
          }
        if let object { writer.graph.append(key, .object(object), to: node) }
      }
      configurations.append(node)
    }
    return configurations
  }

  /// User-defined runtime attributes, and the properties that a class of the application's own declares.
  func keyValuePairs(in writer: inout NibWriter) -> [NibArchiveGraph.NodeID] {
    var pairs: [NibArchiveGraph.NodeID] = []
    let context = writer.context
    for id in attributed where context.isInNib(id) {
      let uses = context.plans.plan(of: id)?.uses ?? [:]
      for property in context.objects[id.index].properties {
        guard uses[property.name.value]?.isKeyValuePair == true else { continue }
        let value = writer.storedForCoding(property.value.value)
        pairs.append(Self.pair(property.name, value, of: id, in: &writer))
      }
      for attribute in context.objects.attributes(at: id.index) {
        let value = writer.stored(attribute.value.value)
        pairs.append(Self.pair(attribute.keyPath, value, of: id, in: &writer))
      }
    }
    return pairs
  }

  private static func pair(
    _ keyPath: Located<String>,
    _ value: NibArchiveGraph.Stored,
    of id: ObjectID,
    in writer: inout NibWriter
  ) -> NibArchiveGraph.NodeID {
    let node = writer.graph.makeNode("UINibKeyValuePair", "UIObject", writer.node(of: id))
    writer.sources.note(attribute: node, at: keyPath.range)
    writer.graph.append(writer.graph.key("UIValue"), value, to: node)
    writer.graph.append("UIKeyPath", .object(writer.graph.string(keyPath.value)), to: node)
    return node
  }
}
