import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValueReader {
  /// The properties that a button's configuration can have; those of its background are called `background.…`.
  package static let configurationTypes: [String: PropertyType] = [
    "title": .text, "subtitle": .text, "image": .image, "imagePlacement": .named("NSDirectionalRectEdge"),
    "imagePadding": .double, "titlePadding": .double, "contentInsets": .geometry(.directionalInsets),
    "baseForegroundColor": .color, "baseBackgroundColor": .color,
    "cornerStyle": .named("UIButton.Configuration.CornerStyle"),
    "buttonSize": .named("UIButton.Configuration.Size"), "showsActivityIndicator": .bool, "titleFont": .font,
    "titleAlignment": .named("UIButton.Configuration.TitleAlignment"),
    "indicator": .named("UIButton.Configuration.Indicator"), "background.backgroundColor": .color,
    "background.cornerRadius": .double, "background.strokeColor": .color, "background.strokeWidth": .double,
    "background.strokeOutset": .double, "background.backgroundInsets": .geometry(.directionalInsets),
  ]

  /// The factories of `UIButton.Configuration`.
  package static let configurationFactories = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
  ]

  /// The map of a factory for one whose key names the factory, as in `{style: filled, title: Go}`; nil for others.
  private func factoryHint(_ node: NodeID) -> String? {
    guard let entries = entries(node),
      let named = entries.first(where: { Self.configurationFactories.contains(tree.text(of: $0.value)) })
    else { return nil }
    let parts = entries.filter { $0.key != named.key }.map { "\($0.name): \(short($0.value) ?? "…")" }
    if parts.isEmpty { return "write \(tree.text(of: named.value))" }
    return "write {\(tree.text(of: named.value)): {\(parts.joined(separator: ", "))}}"
  }

  /// The map of the plain factory for a map of its parts, as in `{title: Go}`; nil for others.
  private func partsHint(_ node: NodeID) -> String? {
    guard let entries = entries(node), entries.allSatisfy({ Self.configurationTypes[$0.name] != nil }) else {
      return nil
    }
    return short(node).map { "write {plain: \($0)}" }
  }

  /// A struct from a factory: `{plain: {title: Click}}`, or the factory's name alone.
  mutating func readFactory(_ node: NodeID, name: String) -> SceneValue {
    if tree[node].kind == .scalar, Self.configurationFactories.contains(tree.text(of: node)) {
      return .factory(name: tree.text(of: node), arguments: [])
    }
    guard let entries = entries(node), entries.count == 1 else {
      return fail(
        .wrongType,
        "'\(name)' is made by a factory: {plain: {title: …}}",
        at: node,
        hint: factoryHint(node) ?? partsHint(node)
          ?? Spelling.choice(
            for: tree[node].kind == .scalar ? tree.text(of: node) : "",
            in: Self.configurationFactories
          )
      )
    }
    let factory = entries[0]
    guard Self.configurationFactories.contains(factory.name) else {
      let hint =
        factoryHint(node) ?? partsHint(node) ?? Spelling.choice(for: factory.name, in: Self.configurationFactories)
      return fail(
        .unknownCase,
        "UIButton.Configuration has no factory '\(factory.name)'",
        at: factory.key,
        hint: hint
      )
    }
    guard let parts = self.entries(factory.value) else {
      return fail(.wrongType, "the parts of '\(factory.name)' are a map: {title: …}", at: factory.value)
    }
    var arguments: [SceneValue.FactoryArgument] = []
    for part in parts {
      guard let type = Self.configurationTypes[part.name] else {
        let hint = Spelling.choice(for: part.name, in: Self.configurationTypes.keys.sorted())
        return fail(
          .unknownProperty,
          "UIButton.Configuration has no property '\(part.name)'",
          at: part.key,
          hint: hint
        )
      }
      let value = read(part.value, as: type, name: part.name)
      if value == .invalid { return .invalid }
      arguments.append(.init(name: part.name, value: value))
    }
    return .factory(name: factory.name, arguments: arguments)
  }
}
