import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SchemaReader {
  /// Puts a class's own keys where they belong in the encode order.
  ///
  /// An inherited key in the list is an anchor: what follows it stands right after it. Keys before any anchor stand at the end.
  mutating func readKeys(_ node: NodeID, into schema: inout ClassDeclaration) {
    let declared = DeclaredKeys(of: schema)
    var index = schema.keys.endIndex
    for entry in tree.children(of: node) {
      if tree[entry].kind == .scalar, tree.text(of: entry) == "start" {
        index = schema.keys.startIndex
        continue
      }
      let (key, rule) = readKey(entry, in: schema, declared)
      if let inherited = schema.keys.firstIndex(where: { $0.key == key }) {
        if let rule, tree[entry].kind == .mapping { schema.keys[inherited] = rule }
        index = inherited + 1
      } else if let rule {
        schema.keys.insert(rule, at: index)
        index += 1
      }
    }
  }

  private mutating func readKey(
    _ entry: NodeID,
    in schema: ClassDeclaration,
    _ declared: DeclaredKeys
  ) -> (key: String, rule: KeyRule?) {
    guard let (keyNode, valueNode) = tree.entries(of: entry).first(where: { _ in true }) else {
      let key = tree.text(of: entry)
      let rule = declared.rule(for: key, in: schema)
      if rule == nil, !schema.keys.contains(where: { $0.key == key }) {
        report(.schemaForm, "no property or slot has the key '\(key)'", at: tree[entry].range)
      }
      return (key, rule)
    }
    let key = tree.text(of: keyNode)
    guard tree[valueNode].kind == .mapping else {
      return (key, KeyRule(key: key, content: .constant(constant(valueNode))))
    }
    return (key, computedRule(for: key, valueNode, in: schema))
  }

  /// A rule like `UISwitchEnabled: {from: isEnabled, absent: false}`.
  private mutating func computedRule(for key: String, _ node: NodeID, in schema: ClassDeclaration) -> KeyRule {
    var rule = KeyRule(key: key, content: .constant(.null))
    let known = [
      "from", "value", "encoding", "absent", "only", "values", "container", "since", "until", "older", "olderAbsent",
      "olderKey",
    ]
    var source: (part: String, node: NodeID)?
    var encoding: NodeID?
    var rawValues: [String: Int] = [:]
    var values: [(part: String, node: NodeID)] = []
    forEachEntry(of: node, known: known, in: "a key") { reader, part, _, value in
      switch part {
      case "from", "container", "value": source = (part, value)
      case "encoding": encoding = value
      case "values": rawValues = reader.rawValues(value)
      case "since": rule.since = reader.tools(value) ?? .oldest
      case "until": rule.until = reader.tools(value) ?? .newest
      case "olderKey": rule.olderKey = reader.tree.text(of: value)
      case "older": rule.olderValue = reader.constant(value)
      default: values.append((part, value))
      }
    }
    if let content = content(of: source, encoding, rawValues, in: schema) {
      rule.content = content
    } else if source == nil, encoding == nil {
      report(.schemaForm, "'\(key)' says neither where its value is from nor how it is computed", at: tree[node].range)
    }
    // What a value stands for depends on where it comes from.
    for (part, node) in values {
      let value = comparedValue(node, of: rule, in: schema)
      switch part {
      case "absent": rule.absentValue = value
      case "olderAbsent": rule.olderAbsentValue = value
      default: rule.onlyValue = value
      }
    }
    return rule
  }

  /// What stands under a key; nil where the schema does not say, or says what there is not.
  private mutating func content(
    of source: (part: String, node: NodeID)?,
    _ encoding: NodeID?,
    _ rawValues: [String: Int],
    in schema: ClassDeclaration
  ) -> KeyRule.Content? {
    switch source?.part {
    case "container": return source.map { .container(tree.text(of: $0.node)) }
    case "value": return source.map { .constant(constant($0.node)) }
    case "from": return source.flatMap { self.source($0.node, encoding, rawValues, in: schema) }
    default:
      guard let encoding else { return nil }
      if let part = KeyRule.Part(rawValue: tree.text(of: encoding)) { return .part(part) }
      return self.encoding(encoding, of: "objects").map { .computed($0) }
    }
  }

  /// A property, a slot, several slots, or a property of a slot's child.
  private mutating func source(
    _ node: NodeID,
    _ encoding: NodeID?,
    _ rawValues: [String: Int],
    in schema: ClassDeclaration
  ) -> KeyRule.Content? {
    let names = texts(node)
    let name = names.first ?? ""
    if schema.properties[name] == nil, names.allSatisfy({ schema.slots[$0] != nil }) {
      return .slots(names, encoding.flatMap { self.encoding($0, of: "slots") } ?? .children)
    }
    let form = ValueForm(encoding.flatMap { self.encoding($0, of: "properties") } ?? .byType, rawValues: rawValues)
    if schema.properties[name] != nil { return .property(name, form) }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2, schema.slots[parts[0]] != nil {
      return .slotProperty(slot: parts[0], property: parts[1], form)
    }
    report(.schemaForm, "\(schema.name) has no property or slot '\(name)'", at: tree[node].range)
    return nil
  }

  private mutating func comparedValue(_ node: NodeID, of rule: KeyRule, in schema: ClassDeclaration) -> SceneValue {
    if let (name, form) = rule.property, form.encoding == .byType || form.encoding == .float,
      let property = schema.properties[name]
    {
      return value(node, of: property)
    }
    return constant(node)
  }

  /// A constant of a schema: Bool, whole number, number, null or numbers of a struct, else text.
  private func constant(_ node: NodeID) -> SceneValue {
    let text = tree.text(of: node)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      if tree[node].kind == .sequence {
        let numbers = tree.children(of: node).compactMap { Double(tree.text(of: $0)) }
        return .geometry(GeometryKind.allCases.first { $0.count == numbers.count } ?? .point, numbers)
      }
      if let number = Int(text) { return .int(number) }
      if let number = Double(text) { return .double(number) }
      return .text(text)
    }
  }
}
