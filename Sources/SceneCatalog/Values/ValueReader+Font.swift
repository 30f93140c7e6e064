import SceneDiagnostics
import SceneLanguage
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
    var (name, size, weight): (NodeID?, NodeID?, NodeID?)
    var (system, bold, italic): (NodeID?, NodeID?, NodeID?)
    for entry in entries {
      switch ValueKeys.Font(rawValue: entry.name) {
      case .name: name = entry.value
      case .size: size = entry.value
      case .weight: weight = entry.value
      case .systemFont: system = entry.value
      case .boldSystemFont: bold = entry.value
      case .italicSystemFont: italic = entry.value
      case nil:
        report(.wrongType, "a font has no '\(entry.name)'", at: entry.key, hint: partHint(entry, of: node))
        return nil
      }
    }
    switch (name, size, system, weight, bold, italic) {
    case (let name?, let size?, nil, nil, nil, nil):
      return readSize(size).flatMap { size in readWord(name, name: "name").map { .named($0, size: size) } }
    case (nil, nil, let size?, nil, nil, nil): return readSize(size).map { .system(size: $0, weight: nil) }
    case (nil, nil, let size?, let weight?, nil, nil):
      guard let size = readSize(size),
        case .enumeration(let name, _) = readCase(weight, of: "UIFont.Weight", name: "weight")
      else { return nil }
      return .system(size: size, weight: name == "regular" ? nil : name)
    case (nil, nil, nil, nil, let size?, nil): return readSize(size).map { .boldSystem(size: $0) }
    case (nil, nil, nil, nil, nil, let size?): return readSize(size).map { .italicSystem(size: $0) }
    default:
      let texts = Dictionary(entries.map { ($0.name, tree[$0.value].kind == .scalar ? tree.text(of: $0.value) : "…") })
      {
        $1
      }
      report(
        .wrongType,
        "a font is a text style, or a map with a font and its size",
        at: node,
        hint: Self.formHint(texts)
      )
      return nil
    }
  }

  /// What to write for a part that fonts do not have.
  private func partHint(_ entry: (name: String, key: NodeID, value: NodeID), of font: NodeID) -> String? {
    if Self.isPart(entry.name) { return Notation.font(parts(of: font), catalog).map { "write \($0)" } }
    guard entry.name == "style" || entry.name == "textStyle" else {
      return Spelling.choice(for: entry.name, in: Self.parts(of: .font))
    }
    let value = tree[entry.value].kind == .scalar ? tree.text(of: entry.value) : ""
    return "write the text style alone: \(value.isEmpty ? "body" : value)"
  }

  /// The complete font for some of its parts; examples if the parts exclude each other.
  private static func formHint(_ texts: [String: String]) -> String {
    switch Set(texts.keys) {
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

  private mutating func readSize(_ node: NodeID) -> Double? {
    guard case .double(let size) = readDouble(node, name: "size") else { return nil }
    guard size > 0 else {
      report(.outOfRange, "a font's size must be above 0", at: node)
      return nil
    }
    return size
  }
}
