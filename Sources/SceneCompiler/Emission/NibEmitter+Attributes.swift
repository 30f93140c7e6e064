import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// The order in which an accessibility configuration is written.
  private static let accessibilityKeys = [
    "UIAccessibilityIdentifier", "UIAccessibilityLabel", "UIAccessibilityHint", "UIAccessibilityValue",
    "UIAccessibilityTraits", "UIIsAccessibilityElement",
  ]

  /// One configuration for each object of which the scene says anything about accessibility.
  mutating func accessibilityConfigurations() -> [NibArchiveGraph.NodeID] {
    var configurations: [NibArchiveGraph.NodeID] = []
    for id in accessibleObjects where isInNib(id) {
      let uses = plan(of: id)?.uses ?? [:]
      var values: [String: SceneValue] = [:]
      for property in scene[id].properties {
        guard let key = uses[property.name.value]?.accessibilityKey else { continue }
        values[key] = property.value.value
      }
      guard !values.isEmpty else { continue }
      let node = graph.makeNode("UIRuntimeAccessibilityConfiguration")
      graph.append("UIAccessibileObject", .object(self.node(of: id)), to: node)
      for key in Self.accessibilityKeys {
        switch values[key] {
        case .bool(let flag): graph.append(key, .object(graph.number(integer: flag ? 1 : 0)), to: node)
        case .optionSet(_, let raw): graph.append(key, .object(graph.number(integer: raw)), to: node)
        case .some(let value):
          if let object = object(for: value) { graph.append(key, .object(object), to: node) }
        case nil: break
        }
      }
      configurations.append(node)
    }
    return configurations
  }

  /// User-defined runtime attributes, and the properties that a class of the application's own declares.
  mutating func keyValuePairs() -> [NibArchiveGraph.NodeID] {
    var pairs: [NibArchiveGraph.NodeID] = []
    for id in attributedObjects where isInNib(id) {
      let uses = plan(of: id)?.uses ?? [:]
      for property in scene[id].properties {
        guard uses[property.name.value]?.isKeyValuePair == true else { continue }
        pairs.append(pair(property.name.value, runtimeValue(property.value.value), of: id, at: property.name.range))
      }
      for attribute in objects.attributes(at: id.index) {
        pairs.append(
          pair(attribute.keyPath.value, runtimeValue(attribute.value.value), of: id, at: attribute.keyPath.range)
        )
      }
    }
    return pairs
  }

  private mutating func pair(
    _ keyPath: String,
    _ value: NibArchiveGraph.Value,
    of id: ObjectID,
    at range: SourceRange
  ) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("UINibKeyValuePair")
    origins.attributes.append((node, range))
    graph.append("UIObject", .object(self.node(of: id)), to: node)
    graph.append("UIValue", value, to: node)
    graph.append("UIKeyPath", .object(graph.string(keyPath)), to: node)
    return node
  }

  mutating func runtimeValue(_ value: RuntimeValue) -> NibArchiveGraph.Value {
    switch value {
    case .null, .invalid: .null
    case .bool(let flag): .object(graph.number(integer: flag ? 1 : 0))
    case .int(let number): .object(graph.number(integer: number))
    case .double(let number): .object(graph.number(number))
    case .text(let text): .object(graph.string(text))
    case .localizedText(let text, let key): .object(localizableString(text, key: key))
    case .geometry(let kind, let numbers): .object(boxed(kind, numbers))
    case .color(let color): .object(self.color(color))
    case .image(let image): .object(self.image(image))
    }
  }

  mutating func runtimeValue(_ value: SceneValue) -> NibArchiveGraph.Value {
    switch value {
    case .bool(let flag): .object(graph.number(integer: flag ? 1 : 0))
    case .int(let number): .object(graph.number(integer: number))
    case .double(let number): .object(graph.number(number))
    case .enumeration(_, .int(let raw)), .optionSet(_, let raw): .object(graph.number(integer: raw))
    case .geometry(let kind, let numbers): .object(boxed(kind, numbers))
    case .keyed(let values): values.first.map { runtimeValue($0.value) } ?? .null
    default: object(for: value).map { .object($0) } ?? .null
    }
  }

  /// An `NSValue`; `NS.special` says what it holds.
  private mutating func boxed(_ kind: GeometryKind, _ numbers: [Double]) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("NSValue")
    let words = numbers.map { SceneNumber.text($0) }
    switch kind {
    case .point:
      graph.append("NS.special", integer: 1, to: node)
      graph.append("NS.pointval", .object(graph.string("{\(words[0]), \(words[1])}")), to: node)
    case .size:
      graph.append("NS.special", integer: 2, to: node)
      graph.append("NS.sizeval", .object(graph.string("{\(words[0]), \(words[1])}")), to: node)
    case .rect:
      graph.append("NS.special", integer: 3, to: node)
      let text = "{{\(words[0]), \(words[1])}, {\(words[2]), \(words[3])}}"
      graph.append("NS.rectval", .object(graph.string(text)), to: node)
    case .range:
      graph.append("NS.special", integer: 4, to: node)
      graph.append("NS.rangeval.location", .object(graph.number(integer: Int(exactly: numbers[0]) ?? 0)), to: node)
      graph.append("NS.rangeval.length", .object(graph.number(integer: Int(exactly: numbers[1]) ?? 0)), to: node)
    default:
      graph.append("NS.special", integer: 12, to: node)
      graph.append("NS.edgeval", .object(graph.string("{\(words.joined(separator: ", "))}")), to: node)
    }
    return node
  }
}
