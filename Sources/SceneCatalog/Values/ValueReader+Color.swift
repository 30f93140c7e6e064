import SceneDiagnostics
package import SceneModel
package import SceneSyntax

extension ValueReader {
  /// Reads a color; nil after reporting the problem.
  package mutating func readColor(_ node: NodeID, name: String) -> SceneColor? {
    if let entries = entries(node) { return readComponents(entries, at: node) }
    guard tree[node].kind == .scalar else {
      report(.wrongType, "'\(name)' is a color, not \(kind(of: node))", at: node, hint: colorHint(of: node))
      return nil
    }
    let text = tree.text(of: node)
    if text.utf8.first == UInt8(ascii: "#") { return readHex(text, at: node) }
    if text.isEmpty {
      _ = readText(node, name: name)
      return nil
    }
    if let color = catalog.color(named: text) {
      // A nib keeps the components of each color for systems that lack its name, so that only deprecation matters.
      note("the color '\(text)'", availability: nil, deprecation: color.deprecation, at: node)
      return .constant(text)
    }
    report(.unknownColor, "UIColor has no color '\(text)'", at: node, hint: colorHint(text, at: node))
    return nil
  }

  /// The color that another notation means; nil where that is not known.
  private func colorHint(of node: NodeID) -> String? {
    Notation.color(parts(of: node), catalog).map { "write \($0)" }
  }

  /// What to write for a color that UIColor does not have.
  private func colorHint(_ text: String, at node: NodeID) -> String {
    // `redColor` is Objective-C's spelling of `red`, and `.red` and `UIColor.red` are code's.
    let last = text.split(separator: ".").last.map(String.init) ?? text
    for name in [last, last.hasSuffix("Color") ? String(last.dropLast(5)) : last] where name != text {
      if catalog.color(named: name) != nil { return Spelling.suggestion(of: [name]) }
    }
    if let meant = colorHint(of: node) { return meant }
    if [6, 8].contains(text.count), text.allSatisfy(\.isHexDigit) { return "write '#\(text)'" }
    if text.contains("(") { return "write '#RRGGBB' in quotes, or {red: 1, green: 0.5, blue: 0}" }
    if text == "transparent" || text == "none" { return Spelling.suggestion(of: ["clear"]) }
    return Spelling.suggestion(for: text, in: catalog.colorNames)
      ?? "write {named: \(text)} for a color of an asset catalog"
  }

  private mutating func readHex(_ text: String, at node: NodeID) -> SceneColor? {
    if let color = SceneColor(hexadecimal: text) { return color }
    report(
      .wrongType,
      "'\(text)' is not a color: write '#RGB', '#RRGGBB' or '#RRGGBBAA'",
      at: node,
      hint: colorHint(of: node) ?? "for example '#FF8800'"
    )
    return nil
  }

  private mutating func readComponents(
    _ entries: [(name: String, key: NodeID, value: NodeID)],
    at node: NodeID
  ) -> SceneColor? {
    let known = Self.parts(of: .color)
    var numbers: [String: Double] = [:]
    var tooLarge: [(name: String, node: NodeID)] = []
    var space: SceneColor.Space?
    for entry in entries {
      switch entry.name {
      case "named":
        guard let name = readWord(entry.value, name: "named") else { return nil }
        if entries.count == 1 { return .asset(name, fallback: colors[name]) }
        report(.wrongType, "a named color has no other parts", at: node)
        return nil
      case "space":
        space = SceneColor.Space(rawValue: tree.text(of: entry.value))
        guard space != nil else {
          let names = SceneColor.Space.allCases.map(\.rawValue)
          let text = tree.text(of: entry.value)
          report(
            .unknownCase,
            "there is no color space '\(text)'",
            at: entry.value,
            hint: Spelling.choice(for: text, in: names)
          )
          return nil
        }
      case let part where known.contains(part):
        guard case .double(let number) = readDouble(entry.value, name: part) else { return nil }
        numbers[part] = number
        let limits = part == "alpha" ? 0...1 : SceneColor.componentLimits
        if !limits.contains(number) { tooLarge.append((part, entry.value)) }
      default:
        report(
          .wrongType,
          "a color has no '\(entry.name)'",
          at: entry.key,
          hint: colorHint(of: node) ?? partHint(entry.name, value: entry.value, known: known)
        )
        return nil
      }
    }
    if let first = tooLarge.first {
      reportComponent(first.name, numbers, at: first.node, of: node)
      return nil
    }
    return makeColor(numbers, space: space, at: node)
  }

  /// Reports a component that is out of range; it is usually from 0 to 255.
  private mutating func reportComponent(
    _ name: String,
    _ numbers: [String: Double],
    at node: NodeID,
    of color: NodeID
  ) {
    let number = numbers[name] ?? 0
    let parts = numbers["white"].map { [$0, $0, $0] } ?? ["red", "green", "blue"].compactMap { numbers[$0] }
    let bytes = parts.compactMap { (0...255).contains($0) ? Int(exactly: $0) : nil }
    let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    let isHex = name != "alpha" && bytes.count == 3 && (numbers["alpha"] ?? 1) == 1
    report(
      .outOfRange,
      "'\(name)' must be from 0 to 1, not \(Self.text(number))",
      at: isHex ? color : node,
      hint: isHex ? "write '#\(hex)' for components from 0 to 255" : nil
    )
    guard isHex, let last = diagnostics.indices.last else { return }
    diagnostics[last].fixIts = replacing(color, with: "'#\(hex)'")
  }

  /// What to write for a part that colors do not have, which may be the first letter of one.
  private func partHint(_ part: String, value: NodeID, known: [String]) -> String? {
    let value = tree[value].kind == .scalar ? tree.text(of: value) : ""
    switch part {
    case "r", "g", "b", "a", "w":
      let meant = known.first { $0.hasPrefix(part) } ?? part
      return Spelling.suggestion(of: [meant])
    case "hex": return "write '#\(value.isEmpty ? "RRGGBB" : String(value.drop { $0 == "#" }))' alone, in quotes"
    case "name": return "write {named: \(value)} for a color of an asset catalog"
    case "system": return "write the color's name alone, such as label or systemBlue"
    case "light", "dark":
      return "write a system color such as label, or {named: …} for one with both appearances in the asset catalog"
    case "opacity": return Spelling.suggestion(of: ["alpha"])
    default: return Spelling.choice(for: part, in: known)
    }
  }

  private mutating func makeColor(_ numbers: [String: Double], space: SceneColor.Space?, at node: NodeID) -> SceneColor?
  {
    let alpha = numbers["alpha"] ?? 1
    if let white = numbers["white"] {
      let space = space ?? .genericGamma22Gray
      guard numbers["red"] == nil, numbers["green"] == nil, numbers["blue"] == nil, space.isGray else {
        report(
          .wrongType,
          "a color has 'white', or 'red', 'green' and 'blue' in a space of three components",
          at: node
        )
        return nil
      }
      return .white(white, alpha: alpha, space: space)
    }
    guard let red = numbers["red"], let green = numbers["green"], let blue = numbers["blue"], space?.isGray != true
    else {
      let missing = space?.isGray == true ? [] : ["red", "green", "blue"].filter { numbers[$0] == nil }
      report(
        .wrongType,
        "a color has 'white', or 'red', 'green' and 'blue' in a space of three components",
        at: node,
        hint: (1...2).contains(missing.count) ? "add \(Wording.quotedList(missing))" : nil
      )
      return nil
    }
    return .rgb(red: red, green: green, blue: blue, alpha: alpha, space: space ?? .sRGB)
  }
}
