import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SchemaReader {
  /// Puts a class's own keys in their place in the encode order.
  ///
  /// An inherited key in the list is an anchor: what follows it stands right after it. Keys before any anchor stand at the end.
  mutating func readKeys(_ node: NodeID, into schema: inout ClassSchema) {
    var place = schema.keys.endIndex
    for entry in tree.children(of: node) {
      let (key, rule) = readKey(entry, in: schema)
      if let inherited = schema.keys.firstIndex(where: { $0.key == key }) {
        if let rule, tree[entry].kind == .mapping { schema.keys[inherited] = rule }
        place = inherited + 1
      } else if let rule {
        schema.keys.insert(rule, at: place)
        place += 1
      }
    }
  }

  private mutating func readKey(_ entry: NodeID, in schema: ClassSchema) -> (key: String, rule: KeyRule?) {
    guard let (keyNode, valueNode) = tree.entries(of: entry).first(where: { _ in true }) else {
      let key = tree.text(of: entry)
      let rule = declaredRule(for: key, in: schema)
      if rule == nil, !schema.keys.contains(where: { $0.key == key }) {
        report("schema-form", "no property or slot has the key '\(key)'", at: tree[entry].range)
      }
      return (key, rule)
    }
    let key = tree.text(of: keyNode)
    guard tree[valueNode].kind == .mapping else {
      return (key, KeyRule(key: key, content: .constant(constant(valueNode))))
    }
    return (key, computedRule(for: key, valueNode, in: schema))
  }

  /// The rule of a bare key: the property or slot that names it.
  private func declaredRule(for key: String, in schema: ClassSchema) -> KeyRule? {
    for name in schema.propertyNames {
      if let property = schema.properties[name], property.key == key, property.container == nil {
        return KeyRule(key: key, content: .property(name), encoding: property.encoding)
      }
    }
    for name in schema.slotNames where schema.slots[name]?.key == key {
      return KeyRule(key: key, content: .slot(name))
    }
    return nil
  }

  /// A rule like `UISwitchEnabled: {from: isEnabled, absent: false}`.
  private mutating func computedRule(for key: String, _ node: NodeID, in schema: ClassSchema) -> KeyRule {
    var rule = KeyRule(key: key, content: .computed)
    forEachEntry(of: node, known: ["from", "encoding", "absent"], in: "a key") { reader, part, _, value in
      switch part {
      case "from": rule.content = .property(reader.tree.text(of: value))
      case "encoding": rule.encoding = reader.encoding(value) ?? .byType
      default: rule.absentValue = reader.constant(value)
      }
    }
    if case .property(let name) = rule.content, schema.properties[name] == nil {
      report("schema-form", "\(schema.name) has no property '\(name)'", at: tree[node].range)
    }
    return rule
  }

  /// A constant of a schema: Bool, whole number, number or null, else text.
  private func constant(_ node: NodeID) -> SceneValue {
    let text = tree.text(of: node)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      if tree[node].kind == .sequence {
        let numbers = tree.children(of: node).compactMap { Double(tree.text(of: $0)) }
        let kind = GeometryKind.allCases.first { $0.count == numbers.count } ?? .point
        return .geometry(kind == .point ? .point : kind, numbers)
      }
      if let number = Int(text) { return .int(number) }
      if let number = Double(text) { return .double(number) }
      return .text(text)
    }
  }
}
