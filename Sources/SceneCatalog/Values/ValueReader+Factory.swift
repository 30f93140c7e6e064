import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValueReader {
  /// The map of a factory for one whose key names the factory, as in `{style: filled, title: Go}`; nil for others.
  private func factoryHint(_ node: NodeID, _ kind: ConfigurationKind) -> String? {
    guard let entries = entries(node),
      let named = entries.first(where: { kind.factories.contains(tree.text(of: $0.value)) })
    else { return nil }
    let parts = entries.filter { $0.key != named.key }.map { "\($0.name): \(short($0.value) ?? "…")" }
    if parts.isEmpty { return "write \(tree.text(of: named.value))" }
    return "write {\(tree.text(of: named.value)): {\(parts.joined(separator: ", "))}}"
  }

  /// The map of the first factory for a map of its parts, as in `{title: Go}`; nil for others.
  private func partsHint(_ node: NodeID, _ kind: ConfigurationKind) -> String? {
    guard let entries = entries(node), entries.allSatisfy({ kind.parts[$0.name] != nil }) else { return nil }
    return short(node).map { "write {\(kind.factories[0]): \($0)}" }
  }

  /// A struct from a factory: `{plain: {title: Click}}`, or the factory's name alone.
  mutating func readFactory(_ node: NodeID, of kind: ConfigurationKind, name: String) -> SceneValue {
    if tree[node].kind == .scalar, kind.factories.contains(tree.text(of: node)) {
      return .factory(name: tree.text(of: node), arguments: [])
    }
    guard let entries = entries(node), entries.count == 1 else {
      return fail(
        .wrongType,
        "'\(name)' is made by a factory: {\(kind.factories[0]): {\(kind.examplePart): …}}",
        at: node,
        hint: factoryHint(node, kind) ?? partsHint(node, kind)
          ?? Spelling.choice(for: tree[node].kind == .scalar ? tree.text(of: node) : "", in: kind.factories)
      )
    }
    let factory = entries[0]
    guard kind.factories.contains(factory.name) else {
      let hint =
        factoryHint(node, kind) ?? partsHint(node, kind) ?? Spelling.choice(for: factory.name, in: kind.factories)
      return fail(.unknownCase, "\(kind.rawValue) has no factory '\(factory.name)'", at: factory.key, hint: hint)
    }
    guard let parts = self.entries(factory.value) else {
      return fail(.wrongType, "the parts of '\(factory.name)' are a map: {\(kind.examplePart): …}", at: factory.value)
    }
    var arguments: [SceneValue.FactoryArgument] = []
    for part in parts {
      guard let type = kind.parts[part.name] else {
        let hint = Spelling.choice(for: part.name, in: kind.parts.keys.sorted())
        return fail(.unknownProperty, "\(kind.rawValue) has no property '\(part.name)'", at: part.key, hint: hint)
      }
      let value = read(part.value, as: type, name: part.name)
      if value == .invalid { return .invalid }
      arguments.append(.init(name: part.name, value: value))
    }
    return .factory(name: factory.name, arguments: arguments)
  }
}
