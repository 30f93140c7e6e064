import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValueReader {
  /// Reads a font; nil after reporting the problem.
  mutating func readFont(_ node: NodeID, name: String) -> SceneFont? {
    if let entries = entries(node) { return readFontParts(entries, at: node) }
    let text = tree.text(of: node)
    guard tree[node].kind == .scalar, !text.isEmpty else {
      let meant = tree[node].kind == .sequence ? Notation.font(parts(of: node), catalog) : nil
      let hint = "write \(meant ?? "{systemFont: 17}")"
      report(.wrongType, "'\(name)' is a font, not \(kind(of: node))", at: node, hint: hint)
      return nil
    }
    if NumberForm(text) != .none {
      report(.wrongType, "'\(name)' is a font, not a number", at: node, hint: "write {systemFont: \(text)}")
      return nil
    }
    guard let styles = catalog.enumeration(named: "UIFont.TextStyle") else { return nil }
    guard let style = styles.named(text) else {
      let names = styles.cases.map(\.name)
      let meant = Spelling.suggestion(for: String(text.drop { $0 == "." }), in: names)
      let hint = meant ?? fontHint(text, at: node)
      report(.unknownCase, "\(styles.name) has no case '\(text)'", at: node, hint: hint)
      return nil
    }
    note(style, of: styles, at: node)
    return .textStyle(style.name)
  }

  private mutating func readFontParts(
    _ entries: [(name: String, key: NodeID, value: NodeID)],
    at node: NodeID
  ) -> SceneFont? {
    let known = Self.parts(of: .font)
    var parts: [String: NodeID] = [:]
    for entry in entries {
      guard known.contains(entry.name) else {
        let value = tree[entry.value].kind == .scalar ? tree.text(of: entry.value) : ""
        report(
          .wrongType,
          "a font has no '\(entry.name)'",
          at: entry.key,
          hint: Self.isPart(entry.name)
            ? Notation.font(self.parts(of: node), catalog).map { "write \($0)" }
            : entry.name == "style" || entry.name == "textStyle"
              ? "write the text style alone: \(value.isEmpty ? "body" : value)"
              : Spelling.choice(for: entry.name, in: known)
        )
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
      .wrongType,
      "a font is a text style, or a map with a font and its size",
      at: node,
      hint: formHint(parts)
    )
    return nil
  }

  /// The complete font for some of its parts; examples if the parts exclude each other.
  private func formHint(_ parts: [String: NodeID]) -> String {
    let texts = parts.mapValues { tree[$0].kind == .scalar ? tree.text(of: $0) : "…" }
    switch Set(parts.keys) {
    case ["name"]: return "write {name: \(texts["name"] ?? ""), size: 17}"
    case ["size"]: return "write {systemFont: \(texts["size"] ?? "")}"
    case ["weight"]: return "write {systemFont: 17, weight: \(texts["weight"] ?? "")}"
    case ["size", "weight"]: return "write {systemFont: \(texts["size"] ?? ""), weight: \(texts["weight"] ?? "")}"
    case ["systemFont", "size"]: return "write {systemFont: \(texts["size"] ?? "")}"
    default:
      return "for example {systemFont: 17, weight: semibold}, {boldSystemFont: 17} or {name: Avenir-Book, size: 14}"
    }
  }

  /// What a word means that is no text style: a font of the system's, or one of that name.
  private func fontHint(_ text: String, at node: NodeID) -> String {
    guard let meant = Notation.font(parts(of: node), catalog) else {
      return "for example body, {systemFont: 17} or {name: Avenir-Book, size: 17}"
    }
    // A name alone may be a text style that does not exist.
    let isName = meant.hasPrefix("{name:") && !text.contains(where: { $0.isNumber || $0 == "(" })
    return isName ? "a text style such as body, or \(meant)" : "write \(meant)"
  }

  /// Whether a font has such a part under another name, so that all parts together show what is meant.
  private static func isPart(_ name: String) -> Bool {
    [
      "bold", "italic", "family", "fontName", "font", "pointSize", "fontSize", "fontWeight", "system", "fontFamily",
      "typeface",
    ]
    .contains(name)
  }

  private mutating func readSize(_ node: NodeID?) -> Double? {
    guard let node, case .double(let size) = readDouble(node, name: "size") else { return nil }
    guard size > 0 else {
      report(.outOfRange, "a font's size must be above 0", at: node)
      return nil
    }
    return size
  }
}
