/// The coder keys that a class's properties and slots name, by key: what bare entries of a schema's `keys` stand for.
struct DeclaredKeys {
  private var properties: [String: [String]] = [:]
  private var slots: [String: [String]] = [:]

  /// Collects the keys of a class, its own and the inherited ones.
  init(of schema: ClassDeclaration) {
    for name in schema.propertyNames {
      guard let property = schema.properties[name], property.container == nil, let key = property.key else { continue }
      properties[key, default: []].append(name)
    }
    for name in schema.slotNames {
      guard let key = schema.slots[name]?.key else { continue }
      slots[key, default: []].append(name)
    }
  }

  /// The rule of a bare key: the properties or slots that name it; nil where none does.
  func rule(for key: String, in schema: ClassDeclaration) -> KeyRule? {
    if let names = properties[key], let first = names.first.flatMap({ schema.properties[$0] }) {
      var rule = KeyRule(
        key: key,
        content: .property(first.name, ValueForm(first.encoding, rawValues: first.rawValues))
      )
      rule.alternatives = Array(names.dropFirst())
      return rule
    }
    return slots[key].map { KeyRule(key: key, content: .slots($0, .children)) }
  }
}
