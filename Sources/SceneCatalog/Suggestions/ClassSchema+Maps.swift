import SceneDiagnostics
import SceneModel

/// Suggestions for maps under a key that the class does not have.
extension ClassSchema {
  /// `title: {normal: A, selected: B}` for `states: {normal: {title: A}, selected: {title: B}}` and for `selected: {title: B}`.
  func stateMapHint(for key: MistakenKey, _ catalog: SceneCatalog) -> String? {
    guard isKind(of: .control), let states = catalog.enumeration(named: "UIControl.State") else { return nil }
    func state(_ name: String) -> String? { states.named(name)?.name ?? states.foreignCase(name) }
    var maps = key.entries
    if let own = state(key.name), !maps.isEmpty { maps = [.init(name: own, written: nil, entries: maps)] }
    guard !maps.isEmpty, maps.allSatisfy({ state($0.name) != nil && properties[$0.name] == nil }) else { return nil }
    if maps.allSatisfy({ $0.entries.isEmpty }) {
      return plainStates(maps.map { (state($0.name) ?? $0.name, $0.written) }, key)
    }
    var names: [String] = []
    var values: [String: [String]] = [:]
    for map in maps {
      for entry in map.entries {
        guard let known = keyedProperty(entry.name), let written = entry.written else { return nil }
        if values[known] == nil { names.append(known) }
        values[known, default: []].append("\(state(map.name) ?? map.name): \(written)")
      }
    }
    let lines = names.map { "'\($0): {\((values[$0] ?? []).joined(separator: ", "))}'" }
    return lines.isEmpty ? nil : "write \(Wording.list(lines))"
  }

  /// `states: {normal: A, selected: B}` are titles.
  private func plainStates(_ pairs: [(name: String, written: String?)], _ key: MistakenKey) -> String? {
    let known = ["states", "state", "controlstates", "titles", "titlesforstates", "statetitles"]
    guard properties["title"]?.keyedBy != nil, known.contains(ForeignProperty.normalized(key.name)) else { return nil }
    let values = pairs.compactMap { pair in pair.written.map { "\(pair.name): \($0)" } }
    return values.count == pairs.count ? "write 'title: {\(values.joined(separator: ", "))}'" : nil
  }

  /// The property with a value for each state that a name means: `text` is a button's title.
  private func keyedProperty(_ name: String) -> String? {
    let names =
      [name, "title" + name.prefix(1).uppercased() + name.dropFirst()] + (ForeignNames.properties[name] ?? [])
    return names.first { properties[$0]?.keyedBy != nil }
  }

  /// The dotted properties for a nested map, `titleLabel.font: X` for `titleLabel: {font: X}`; nil if one is unknown.
  func partsAdvice(for key: MistakenKey, _ keys: [String], _ catalog: SceneCatalog) -> Advice? {
    guard !key.entries.isEmpty, key.entries.count <= 4, !key.name.contains("."),
      key.name == "layer" && isKind(of: .view) || propertyNames.contains(where: { $0.hasPrefix(key.name + ".") })
    else { return nil }
    var found: [Advice.Entry] = []
    for entry in key.entries {
      guard let written = entry.written else { return nil }
      let name = "\(key.name).\(entry.name)"
      if properties[name] != nil {
        found.append(.init(name, .scalar(written)))
        continue
      }
      var part = MistakenKey(name, text: written)
      part.id = key.id
      guard let advice = self.found(for: part, keys: keys, catalog: catalog)?.advice, advice.isEntriesOnly,
        !advice.entries.isEmpty
      else { return nil }
      found += advice.entries
    }
    // The attributes of a layer are written in one map.
    let attributes = found.compactMap { entry -> [Advice.Entry]? in
      if entry.key == "attributes", case .map(let inner) = entry.value { inner } else { nil }
    }
    guard attributes.count < found.count else {
      return Advice(.init("attributes", .map(attributes.flatMap { $0 })))
    }
    return Advice(entries: found)
  }
}
