import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension ValueReader {
  /// A case of an enumeration, or a list of cases of an option set.
  mutating func readCase(_ node: NodeID, of typeName: String, name: String) -> SceneValue {
    guard let type = catalog.enumeration(named: typeName) else {
      return fail(.wrongType, "no schema declares the type '\(typeName)' of '\(name)'", at: node)
    }
    return type.isOptionSet ? readOptions(node, of: type, name: name) : readEnumeration(node, of: type, name: name)
  }

  private mutating func readEnumeration(_ node: NodeID, of type: EnumerationSchema, name: String) -> SceneValue {
    let text = tree.text(of: node)
    guard tree[node].kind == .scalar, !text.isEmpty else {
      return fail(.wrongType, "'\(name)' is a case of \(type.name), not \(kind(of: node))", at: node)
    }
    guard let found = type.named(text) else { return unknownCase(node, of: type) }
    note(found, of: type, at: node)
    return .enumeration(name: found.name, raw: found.raw)
  }

  private mutating func readOptions(_ node: NodeID, of type: EnumerationSchema, name: String) -> SceneValue {
    guard tree[node].kind == .sequence else {
      if tree[node].kind == .scalar, type.named(tree.text(of: node)) != nil {
        let list = "[\(tree.text(of: node))]"
        return fail(
          .wrongType,
          "'\(name)' is a list of cases",
          at: node,
          hint: "write \(list)",
          fixIts: replacing(node, with: list, isCertain: true)
        )
      }
      let cases = tree.text(of: node).split { "|+, ".contains($0) }.map { String($0.drop { $0 == "." }) }
      let list = tree[node].kind == .scalar && !cases.isEmpty && cases.allSatisfy { type.named($0) != nil } ? cases : []
      return fail(
        .wrongType,
        "'\(name)' is a list of cases of \(type.name), [] for none",
        at: node,
        hint: list.isEmpty ? nil : "write [\(list.joined(separator: ", "))]"
      )
    }
    var names: [String] = []
    var raw = 0
    var isValid = true
    for item in tree.children(of: node).map({ tree.resolved($0) }) {
      guard let found = type.named(tree.text(of: item)), case .int(let bits) = found.raw else {
        _ = unknownCase(item, of: type)
        isValid = false
        continue
      }
      if names.contains(found.name) {
        report(.duplicateCase, "'\(found.name)' is in the list already", at: item)
        isValid = false
      }
      note(found, of: type, at: item)
      names.append(found.name)
      raw |= bits
    }
    return isValid ? .optionSet(names, raw: raw) : .invalid
  }

  /// Notes the use of a case that not every system has.
  mutating func note(_ found: EnumerationSchema.Case, of type: EnumerationSchema, at node: NodeID) {
    guard found.availability != nil || type.availability != nil || found.deprecation != nil else { return }
    note(
      "'\(found.name)' of \(type.name)",
      availability: found.availability ?? type.availability,
      deprecation: found.deprecation,
      at: node
    )
  }

  mutating func unknownCase(_ node: NodeID, of type: EnumerationSchema) -> SceneValue {
    guard tree[node].kind == .scalar else {
      return fail(.wrongType, "a case of \(type.name) is a name, not \(kind(of: node))", at: node)
    }
    let text = tree.text(of: node)
    return fail(.unknownCase, "\(type.name) has no case '\(text)'", at: node, hint: hint(for: text, of: type))
  }

  /// A hint for a word: by raw value, by Interface Builder's or Swift's full spelling, or by similarity.
  func hint(for word: String, of type: EnumerationSchema) -> String? {
    let names = type.cases.map(\.name)
    if let written = type.spelled(by: word) { return "write \(written)" }
    let meant = ForeignNames.cases(word).filter(names.contains)
    if !meant.isEmpty { return Spelling.suggestion(of: meant) }
    if let suggestion = Spelling.suggestion(for: word, in: names) { return suggestion }
    return Spelling.choice(for: word, in: names)
  }

  /// States joined as a scene joins them, `selected+highlighted` for `selected|highlighted`; nil where one is unknown.
  private static func joined(_ key: String, of type: EnumerationSchema) -> String? {
    let states = key.split { "|&,+/ ".contains($0) }.map { String($0.drop { $0 == "." }) }
    guard states.count > 1, states.allSatisfy({ type.integer($0) != nil }) else { return nil }
    return states.joined(separator: "+")
  }

  /// A value for each control state or axis: `{normal: A, disabled: B}`; a single value is for the first case.
  mutating func readKeyed(_ node: NodeID, of property: PropertySchema) -> SceneValue {
    guard let typeName = property.keyedBy, let type = catalog.enumeration(named: typeName),
      let first = type.cases.first
    else { return fail(.wrongType, "no schema declares the keys of '\(property.name)'", at: node) }
    guard let entries = entries(node), isKeyed(entries, by: type, property: property) else {
      if tree[node].kind == .sequence, let hint = stateExample(of: property, for: node) {
        return fail(.wrongType, "'\(property.name)' has a value for each state, not a list", at: node, hint: hint)
      }
      let value = readOne(node, of: property)
      if value == .invalid { return .invalid }
      if type.isOptionSet { return .keyed([.init(key: first.name, raw: type.integer(first.name) ?? 0, value: value)]) }
      return .keyed(type.cases.map { .init(key: $0.name, raw: type.integer($0.name) ?? 0, value: value) })
    }
    let before = counts
    var values: [SceneValue.KeyedValue] = []
    var isValid = true
    for entry in entries {
      guard let (states, raw) = states(entry.name, of: type) else {
        report(
          .unknownCase,
          "\(type.name) has no case '\(entry.name)'",
          at: entry.key,
          hint: Self.joined(entry.name, of: type).map { "write \($0)" } ?? hint(for: entry.name, of: type)
        )
        isValid = false
        continue
      }
      for state in states { note(state, of: type, at: entry.key) }
      if values.contains(where: { $0.raw == raw }) {
        report(.duplicateCase, "'\(entry.name)' is given already", at: entry.key)
        isValid = false
      }
      let value = readOne(entry.value, of: property)
      if case .invalid = value { isValid = false }
      values.append(.init(key: entry.name, raw: raw, value: value))
    }
    if isValid { return .keyed(values) }
    guard diagnostics.count > before.diagnostics, let hint = flattened(entries, of: property, by: type) else {
      return .invalid
    }
    forget(since: before)
    return fail(.wrongType, "'\(property.name)' has one value for each key of \(type.name)", at: node, hint: hint)
  }

  /// The map of states where a value repeats the property's name, `{normal: {title: Go}}`, or where its key for translation stands
  /// beside the states, `{normal: Go, key: go}`; nil for other maps.
  private func flattened(
    _ entries: [(name: String, key: NodeID, value: NodeID)],
    of property: PropertySchema,
    by type: EnumerationSchema
  ) -> String? {
    let last = property.name.split(separator: ".").last.map(String.init) ?? property.name
    var isWrapped = false
    var pairs: [String] = []
    var parts: [String] = []
    for entry in entries.prefix(8) {
      guard states(entry.name, of: type) != nil else {
        guard property.type == .text, ["key", "localized"].contains(entry.name), let text = short(entry.value) else {
          return nil
        }
        parts.append("\(entry.name): \(text)")
        continue
      }
      let inner = self.entries(entry.value) ?? []
      if inner.count == 1, inner[0].name == last || inner[0].name == property.name, let text = short(inner[0].value) {
        isWrapped = true
        pairs.append("\(entry.name): \(text)")
      } else if let text = short(entry.value) {
        pairs.append("\(entry.name): \(text)")
      } else {
        return nil
      }
    }
    if !parts.isEmpty, let first = pairs.first, let colon = first.firstIndex(of: ":") {
      let text = first[first.index(after: colon)...].drop { $0 == " " }
      guard text.first != "{" else { return nil }
      pairs[0] = "\(first[..<colon]): {text: \(text), \(parts.joined(separator: ", "))}"
    } else if !isWrapped {
      return nil
    }
    return pairs.isEmpty ? nil : "write {\(pairs.joined(separator: ", "))}"
  }

  /// Whether a map's keys are states or axes rather than the parts of one value, such as a color's.
  private func isKeyed(
    _ entries: [(name: String, key: NodeID, value: NodeID)],
    by type: EnumerationSchema,
    property: PropertySchema
  ) -> Bool {
    if entries.contains(where: { states($0.name, of: type) != nil }) { return true }
    let parts = Self.parts(of: property.type)
    return !entries.contains { parts.contains($0.name) }
  }

  /// The keys of the maps in which values of a type are written.
  package static func parts(of type: PropertyType) -> [String] {
    switch type {
    case .text: textParts
    case .color: colorParts
    case .font: fontParts
    case .image: imageParts
    case .textAttributes: textAttributeTypes.keys.sorted()
    case .geometry(let kind): kind.components
    default: []
    }
  }

  // Made once: they are asked for at every color and font that is a map.
  private static let textParts = ValueKeys.Text.names
  private static let colorParts = ValueKeys.Color.names
  private static let fontParts = ValueKeys.Font.names
  private static let imageParts = ValueKeys.Image.names

  /// The cases of a key, which joins states with `+`, and their raw value; nil where one of them is unknown.
  private func states(_ key: String, of type: EnumerationSchema) -> (cases: [EnumerationSchema.Case], raw: Int)? {
    let isOne = !key.utf8.contains(UInt8(ascii: "+"))
    let names = isOne ? [key] : key.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    var cases: [EnumerationSchema.Case] = []
    var raw = 0
    for name in names {
      guard let state = type.named(name), case .int(let bits) = state.raw else { return nil }
      cases.append(state)
      raw |= bits
    }
    return (cases, raw)
  }
}
