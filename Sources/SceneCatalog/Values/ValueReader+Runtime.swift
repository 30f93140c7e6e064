import SceneDiagnostics
package import SceneModel
package import SceneSyntax

extension ValueReader {
  /// The types that a user-defined runtime attribute can name.
  package static let runtimeTypes =
    ["color"] + RuntimeValue.geometryKinds.map(\.rawValue) + ["image", "localized"]

  /// The value of a user-defined runtime attribute: its own spelling says its type.
  package mutating func readRuntimeValue(_ node: NodeID) -> RuntimeValue {
    let node = tree.resolved(node)
    guard tree[node].kind == .scalar else { return readTypedValue(node) }
    let text = tree.text(of: node)
    guard isPlain(node) else { return .text(text) }
    if let parameter = parameter(node) {
      checkParameter(parameter, at: node, for: nil, name: "an attribute")
      return .invalid
    }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "":
      _ = readText(node, name: "the attribute")
      return .invalid
    case "yes", "no", "on", "off", "Yes", "No", "On", "Off", "YES", "NO", "ON", "OFF", "y", "n", "Y", "N":
      report(
        .truthWord,
        "'\(text)' may be a text or a Boolean: write true or false, or put it in quotes",
        at: node
      )
      return .invalid
    default: break
    }
    switch NumberForm(text) {
    case .decimal:
      guard case .some(let value) = number(text) else {
        report(.outOfRange, "\(text) is too large for a number", at: node)
        return .invalid
      }
      return value
    case .unusual where text.contains(":"): return .text(text)
    case .unusual:
      _ = readDouble(node, name: "the attribute")
      return .invalid
    case .none: return .text(text)
    }
  }

  private func number(_ text: String) -> RuntimeValue? {
    if text.contains(where: { ".eE".contains($0) }) {
      guard let number = Double(text), number.isFinite else { return nil }
      return .double(number)
    }
    return Int(text).map { .int($0) }
  }

  private mutating func readTypedValue(_ node: NodeID) -> RuntimeValue {
    guard let entries = entries(node), let first = entries.first else {
      report(.wrongType, "an attribute is a scalar, or names its type: {color: red}, {size: [0, 1]}", at: node)
      return .invalid
    }
    if first.name == "localized" || first.name == "key", (2...3).contains(entries.count) {
      guard case .localizedText(let text, let key) = readText(node, name: "the attribute") else { return .invalid }
      return .localizedText(text, key: key)
    }
    guard entries.count == 1 else {
      report(.wrongType, "an attribute's value names one type: {color: red}", at: node)
      return .invalid
    }
    switch first.name {
    case "color": return readColor(first.value, name: "color").map { .color($0) } ?? .invalid
    case "image": return readImage(first.value, name: "image").map { .image($0) } ?? .invalid
    default:
      guard let kind = RuntimeValue.geometryKinds.first(where: { $0.rawValue == first.name }) else {
        let hint = Spelling.choice(for: first.name, in: Self.runtimeTypes)
        report(.wrongType, "there is no attribute type '\(first.name)'", at: first.key, hint: hint)
        return .invalid
      }
      guard case .geometry(_, let numbers) = readGeometry(first.value, kind, name: first.name) else { return .invalid }
      if kind == .range, !numbers.allSatisfy({ $0 >= 0 && Int(exactly: $0) != nil }) {
        report(.wrongType, "a range is two whole numbers from 0 on: {range: [location, length]}", at: first.value)
        return .invalid
      }
      return .geometry(kind, numbers)
    }
  }
}
