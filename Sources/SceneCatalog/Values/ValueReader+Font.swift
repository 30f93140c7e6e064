import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValueReader {
  /// A font; nil after reporting why the node is none.
  mutating func readFont(_ node: NodeID, name: String) -> SceneFont? {
    if let entries = entries(node) { return readFontParts(entries, at: node) }
    let text = tree.text(of: node)
    guard tree[node].kind == .scalar, !text.isEmpty else {
      report("wrong-type", "'\(name)' is a font, not \(kind(of: node))", at: node)
      return nil
    }
    if NumberForm(text) != .none {
      report("wrong-type", "'\(name)' is a font, not a size", at: node, hint: "write {systemFont: \(text)}")
      return nil
    }
    guard case .enumeration(let style, _) = readCase(node, of: "UIFont.TextStyle", name: name) else { return nil }
    return .textStyle(style)
  }

  private mutating func readFontParts(
    _ entries: [(name: String, key: NodeID, value: NodeID)],
    at node: NodeID
  ) -> SceneFont? {
    let known = ["systemFont", "boldSystemFont", "italicSystemFont", "weight", "name", "size"]
    var parts: [String: NodeID] = [:]
    for entry in entries {
      guard known.contains(entry.name) else {
        let hint = suggestion(for: entry.name, among: known)
        report("wrong-type", "a font has no '\(entry.name)'", at: entry.key, hint: hint)
        return nil
      }
      parts[entry.name] = entry.value
    }
    let keys = Set(parts.keys)
    if keys == ["name", "size"], let nameNode = parts["name"], let size = readSize(parts["size"]) {
      return readWord(nameNode, name: "name").map { .named($0, size: size) }
    }
    if keys == ["systemFont"] || keys == ["systemFont", "weight"] {
      guard let size = readSize(parts["systemFont"]) else { return nil }
      guard let weight = parts["weight"] else { return .system(size: size, weight: nil) }
      guard case .enumeration(let weightName, _) = readCase(weight, of: "UIFont.Weight", name: "weight") else {
        return nil
      }
      return .system(size: size, weight: weightName == "regular" ? nil : weightName)
    }
    if keys == ["boldSystemFont"] { return readSize(parts["boldSystemFont"]).map { .boldSystem(size: $0) } }
    if keys == ["italicSystemFont"] { return readSize(parts["italicSystemFont"]).map { .italicSystem(size: $0) } }
    if keys == ["name", "size"] || keys == ["systemFont"] { return nil }
    report(
      "wrong-type",
      "a font is a text style, or a map with a font and its size",
      at: node,
      hint: "like {systemFont: 17, weight: semibold}, {boldSystemFont: 17} or {name: Avenir-Book, size: 14}"
    )
    return nil
  }

  private mutating func readSize(_ node: NodeID?) -> Double? {
    guard let node, case .double(let size) = readDouble(node, name: "size") else { return nil }
    guard size > 0 else {
      report("out-of-range", "a font's size is above 0", at: node)
      return nil
    }
    return size
  }
}
