import SceneDiagnostics
package import SceneModel
package import SceneSyntax

extension ValueReader {
  /// An image; nil after reporting why the node is none.
  package mutating func readImage(_ node: NodeID, name: String) -> SceneImage? {
    guard let entries = entries(node) else {
      let text = tree.text(of: node)
      guard tree[node].kind == .scalar, !text.isEmpty else {
        report(
          .wrongType,
          "'\(name)' is an image's name, not \(kind(of: node))",
          at: node,
          hint: "for example logo, or {systemName: star}"
        )
        return nil
      }
      return .asset(text)
    }
    var systemName: String?
    var configuration: SceneImage.SymbolConfiguration?
    var variableValue: Double?
    for entry in entries {
      switch entry.name {
      case "systemName":
        systemName = readWord(entry.value, name: "systemName")
        if systemName == nil { return nil }
        note(
          "the symbol '\(systemName ?? "")'",
          availability: systemName.flatMap(SystemSymbols.availability) ?? "iOS 13.0",
          at: entry.value
        )
      case "configuration":
        // What draws symbols came with them.
        let count = versionedUses.count
        configuration = readConfiguration(entry.value)
        if configuration == nil { return nil }
        versionedUses.removeSubrange(count...)
      case "variableValue":
        guard case .double(let value) = readDouble(entry.value, name: "variableValue") else { return nil }
        guard (0...1).contains(value) else {
          report(.wrongType, "'variableValue' is a number from 0 to 1", at: entry.value)
          return nil
        }
        variableValue = value
        note("a symbol with a variable value", availability: "iOS 16.0", at: entry.value)
      default:
        let value = tree[entry.value].kind == .scalar ? tree.text(of: entry.value) : "…"
        report(.wrongType, "an image has no '\(entry.name)'", at: entry.key, hint: Self.imageHint(entry.name, value))
        return nil
      }
    }
    guard let systemName, !systemName.isEmpty else {
      report(.wrongType, "'\(name)' is an image's name or {systemName: …}", at: node, hint: "add 'systemName: star'")
      return nil
    }
    if let variableValue {
      configuration = configuration ?? .init()
      configuration?.variableValue = variableValue
    }
    return .system(systemName, configuration: configuration)
  }

  /// What to write for a part that images do not have.
  private static func imageHint(_ part: String, _ value: String) -> String? {
    switch part {
    case "system", "symbol", "systemImage", "sfSymbol", "SFSymbol": return "write {systemName: \(value)}"
    case "name", "named", "asset", "file", "imageName":
      return "write \(value), or {systemName: \(value)} for a symbol of the system"
    case "pointSize", "textStyle", "weight", "scale": return "write configuration: {\(part): \(value)}"
    case "size": return "write configuration: {pointSize: \(value)}"
    case "renderingMode", "colors": return "write configuration: {\(part): \(value)}"
    case "color", "tint", "tintColor", "foregroundColor":
      return "a symbol has the color of its view: write 'tintColor: \(value)' there"
    case "url", "src": return "a nib holds images of the asset catalog only: write their name, such as logo"
    default: return Spelling.choice(for: part, in: Self.parts(of: .image))
    }
  }

  private mutating func readConfiguration(_ node: NodeID) -> SceneImage.SymbolConfiguration? {
    guard let entries = entries(node) else {
      report(.wrongType, "a symbol's configuration is {pointSize: …, weight: …, scale: …}, or {textStyle: …}", at: node)
      return nil
    }
    var configuration = SceneImage.SymbolConfiguration()
    for entry in entries {
      switch entry.name {
      case "pointSize":
        guard case .double(let size) = readDouble(entry.value, name: "pointSize") else { return nil }
        configuration.pointSize = size
      case "textStyle":
        guard case .enumeration(let style, _) = readCase(entry.value, of: "UIFont.TextStyle", name: "textStyle")
        else { return nil }
        configuration.textStyle = style
      case "weight":
        guard case .enumeration(let weight, _) = readCase(entry.value, of: "UIImage.SymbolWeight", name: "weight")
        else { return nil }
        configuration.weight = weight
      case "scale":
        guard case .enumeration(let scale, _) = readCase(entry.value, of: "UIImage.SymbolScale", name: "scale")
        else { return nil }
        configuration.scale = scale
      case "renderingMode":
        guard
          case .enumeration(let mode, _) = readCase(
            entry.value,
            of: "UIImage.SymbolRenderingMode",
            name: "renderingMode"
          )
        else { return nil }
        configuration.renderingMode = mode
      case "colors":
        guard tree[entry.value].kind == .sequence else {
          report(
            .wrongType,
            "'colors' is a list of colors",
            at: entry.value,
            hint: "for example [systemRed, systemGray]"
          )
          return nil
        }
        for child in tree.children(of: entry.value) {
          guard case .color(let color) = read(tree.resolved(child), as: .color, name: "colors") else { return nil }
          configuration.colors.append(color)
        }
      default:
        let names = ["pointSize", "textStyle", "weight", "scale", "renderingMode", "colors"]
        let hint = Spelling.choice(for: entry.name, in: names)
        report(.wrongType, "a symbol's configuration has no '\(entry.name)'", at: entry.key, hint: hint)
        return nil
      }
    }
    if configuration.pointSize != nil, configuration.textStyle != nil {
      report(.wrongType, "a symbol has the size of its text style", at: node, hint: "remove 'pointSize'")
      return nil
    }
    if !configuration.colors.isEmpty, !["palette", "hierarchical"].contains(configuration.renderingMode) {
      let hint = "add 'renderingMode: palette', or hierarchical for one color in several shades"
      report(.wrongType, "a symbol has colors of its own only as a palette or a hierarchy", at: node, hint: hint)
      return nil
    }
    if configuration.renderingMode == "hierarchical", configuration.colors.count > 1 {
      report(.wrongType, "a hierarchy is made of one color", at: node, hint: "write 'renderingMode: palette'")
      return nil
    }
    return configuration
  }
}
