import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// A list of `{when: {horizontalSizeClass: regular}, …}`; `schema` is a view's class, nil for a constraint.
  mutating func variations(_ node: NodeID, schema: ClassSchema?) -> [SceneVariation] {
    guard tree[node].kind == .sequence else {
      report(.wrongType, "'variations' is a list, not \(describe(node))", at: node)
      return []
    }
    return tree.children(of: node).compactMap { variation(tree.resolved($0), schema: schema) }
  }

  private mutating func variation(_ node: NodeID, schema: ClassSchema?) -> SceneVariation? {
    let parts = entries(node, of: "a variation")
    guard let when = parts.first(where: { $0.name == "when" }) else {
      if !parts.isEmpty {
        report(
          .variationForm,
          "a variation has no 'when'",
          at: parts[0].key,
          hint: "for example 'when: {horizontalSizeClass: regular}'"
        )
      }
      return nil
    }
    var variation = SceneVariation(
      range: tree[node].range,
      traits: traits(tree.resolved(when.value)),
      traitsRange: tree[when.value].range
    )
    for part in parts where part.name != "when" {
      let value = tree.resolved(part.value)
      if part.name == "isInstalled" {
        if case .bool(let flag) = values.read(value, as: .bool, name: "isInstalled") { variation.isInstalled = flag }
      } else if schema == nil, part.name == "constant" {
        if case .double(let number) = values.read(value, as: .double, name: "constant") { variation.constant = number }
      } else if let property = schema?.properties[part.name] {
        let read = values.read(part.value, of: property)
        variation.properties.append(
          SceneProperty(name: located(part.key), value: Located(read, at: tree[part.value].range))
        )
      } else {
        let known = ["when", "isInstalled"] + (schema?.propertyNames ?? ["constant"])
        report(
          .unknownProperty,
          "a variation has no '\(part.name)'",
          at: part.key,
          hint: suggestion(for: part.name, among: known)
        )
      }
    }
    return variation.traits.isEmpty ? nil : variation
  }

  private mutating func traits(_ node: NodeID) -> [SceneVariation.Trait] {
    var traits: [SceneVariation.Trait] = []
    let entries = entries(
      node,
      of: "'when'",
      hint: "for example {horizontalSizeClass: \(shortText(node) ?? "regular")}"
    )
    if entries.isEmpty, tree[node].kind == .mapping {
      report(
        .variationForm,
        "'when' names no trait",
        at: node,
        hint: "write what always holds in the object itself"
      )
    }
    for entry in entries {
      guard let type = SceneKeys.traits[entry.name] else {
        report(
          .unknownCase,
          "there is no trait '\(entry.name)'",
          at: entry.key,
          hint: Spelling.choice(for: entry.name, in: SceneKeys.traits.keys.sorted())
        )
        continue
      }
      let value = values.read(tree.resolved(entry.value), as: .named(type), name: entry.name)
      if case .enumeration(_, .int(let raw)) = value { traits.append(.init(name: entry.name, raw: raw)) }
    }
    return traits
  }
}
