import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneSyntax

extension SceneLayout {
  /// The entries of a map in the order in which they are written.
  func entries(of node: NodeID, as role: FormatRole, _ object: FormatContext.ObjectKeys?) -> [EntryOrder.Entry] {
    var entries: [EntryOrder.Entry] = []
    for (index, entry) in tree.entries(of: node).enumerated() {
      guard !isDiscarded(entry.key, entry.value, of: node, as: role) else { continue }
      entries.append(.init(key: entry.key, value: entry.value, index: index))
    }
    guard !keepsOrder else { return entries }
    if let keys = role.orderedKeys { return sorted(entries, as: keys) }
    switch role {
    case .object:
      guard let order = object?.order else { return entries }
      return self.order.sorted(entries) { order.rank(of: tree.text(of: $0.key)) }
    case .variation(_, let name):
      let order = name.map { context.keys(ofClass: $0).order }
      let first = SceneKeys.variation
      return self.order.sorted(entries) { entry in
        let key = tree.text(of: entry.key)
        return first.firstIndex(of: key) ?? (order?.rank(of: key) ?? 0) + first.count
      }
    default: return entries
    }
  }

  private func sorted(_ entries: [EntryOrder.Entry], as keys: [String]) -> [EntryOrder.Entry] {
    order.sorted(entries) { keys.firstIndex(of: tree.text(of: $0.key)) ?? keys.count }
  }

  /// A node's anchor and its tag, as they stand before its value; nil where it has neither.
  func properties(of node: NodeID, as role: FormatRole) -> String? {
    guard tree[node].kind != .alias else { return nil }
    var parts: [String] = []
    if tree.anchorRange(of: node) != nil, let name = tree.anchorName(of: node) { parts.append("&" + name) }
    if context.classTag(of: node, role) == nil, let tag = tree.tagText(of: node) { parts.append(tag) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  // MARK: - In brackets

  /// A value in one line; nil where that is longer than the budget.
  func flow(_ node: NodeID, as role: FormatRole, budget: Int) -> String? {
    guard budget > 0 else { return nil }
    var text = properties(of: node, as: role).map { $0 + " " } ?? ""
    let here = tree[node]
    if here.kind == .alias {
      text += "*" + (tree.anchorName(of: node) ?? "")
    } else if here.kind == .sequence {
      guard let elements = flowElements(of: node, as: role, budget: budget - text.utf8.count) else { return nil }
      text += "[" + elements.joined(separator: ", ") + "]"
    } else if here.kind == .mapping || context.classTag(of: node, role) != nil {
      guard let entries = flowEntries(of: node, as: role, budget: budget - text.utf8.count) else { return nil }
      text += "{" + entries.joined(separator: ", ") + "}"
    } else {
      text += oneLine(node, as: role, inFlow: true)
    }
    // A character has more than one byte, so that bytes alone rule out only what is much too long.
    return budget < Int.max / 16 && text.utf8.count > budget * 8 ? nil : text
  }

  private func flowElements(of node: NodeID, as role: FormatRole, budget: Int) -> [String]? {
    var left = budget
    var elements: [String] = []
    for element in tree.children(of: node) {
      let own = context.role(ofElementsIn: role, element: element)
      guard let text = flow(element, as: own, budget: left) else { return nil }
      left -= Self.width(of: text)
      elements.append(text)
    }
    return elements
  }

  private func flowEntries(of node: NodeID, as role: FormatRole, budget: Int) -> [String]? {
    var left = budget
    let object = context.objectKeys(of: node, role)
    var texts = context.classTag(of: node, role).map { ["class: " + ScalarSpelling.plain($0, inFlow: true)] } ?? []
    for entry in entries(of: node, as: role, object) {
      let key = key(entry.key, inFlow: true)
      let valueRole = context.role(ofKey: tree.text(of: entry.key), in: role, object: object)
      left -= Self.width(of: key) + 2
      guard key.utf8.count <= Self.longestKey else { return nil }
      let value = tree[entry.value]
      let isEmpty = value.kind == .scalar && tree.fullRange(of: entry.value).isEmpty
      guard !isEmpty else {
        texts.append(key)
        continue
      }
      guard let text = flow(entry.value, as: valueRole, budget: left) else { return nil }
      left -= Self.width(of: text)
      texts.append("\(key): \(text)")
    }
    return texts
  }
}
