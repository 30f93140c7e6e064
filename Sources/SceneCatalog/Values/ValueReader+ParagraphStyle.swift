import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension ValueReader {
  /// The types of the properties that a paragraph style can have, beside its `tabStops`.
  package static let paragraphTypes: [String: PropertyType] = [
    "alignment": .named("NSTextAlignment"), "lineBreakMode": .named("NSLineBreakMode"), "lineSpacing": .double,
    "paragraphSpacing": .double, "paragraphSpacingBefore": .double, "firstLineHeadIndent": .double,
    "headIndent": .double, "tailIndent": .double, "minimumLineHeight": .double, "maximumLineHeight": .double,
    "lineHeightMultiple": .double, "hyphenationFactor": .double, "defaultTabInterval": .double,
    "baseWritingDirection": .named("NSWritingDirection"), "tighteningFactorForTruncation": .double,
    "allowsDefaultTighteningForTruncation": .bool,
    "lineBreakStrategy": .named("NSParagraphStyle.LineBreakStrategy"),
  ]

  /// The types of the properties of a tab stop.
  package static let tabStopTypes: [String: PropertyType] = [
    "alignment": .named("NSTextAlignment"), "location": .double,
  ]

  /// A paragraph style; nil after reporting why the node is none.
  mutating func readParagraphStyle(_ node: NodeID) -> SceneValue? {
    guard let entries = entries(node) else {
      report(.wrongType, "a paragraph style is a map: {alignment: …, lineSpacing: …}", at: node)
      return nil
    }
    let known = Self.paragraphTypes.keys.sorted() + ValueKeys.ParagraphStyle.names
    var arguments: [SceneValue.FactoryArgument] = []
    for entry in entries {
      let value: SceneValue
      if entry.name == ValueKeys.ParagraphStyle.tabStops.rawValue {
        value = readTabStops(entry.value)
      } else if let type = Self.paragraphTypes[entry.name] {
        value = read(entry.value, as: type, name: entry.name)
      } else {
        let hint = Spelling.choice(for: entry.name, in: known)
        report(.unknownProperty, "NSParagraphStyle has no property '\(entry.name)'", at: entry.key, hint: hint)
        return nil
      }
      if value == .invalid { return nil }
      arguments.append(.init(name: entry.name, value: value))
    }
    return .factory(name: ValueKeys.Run.paragraphStyle.rawValue, arguments: arguments)
  }

  private mutating func readTabStops(_ node: NodeID) -> SceneValue {
    guard tree[node].kind == .sequence else {
      return fail(.wrongType, "'tabStops' is a list: [{alignment: left, location: 28}]", at: node)
    }
    let stops = tree.children(of: node).map { readTabStop(tree.resolved($0)) }
    return stops.contains(.invalid) ? .invalid : .list(stops)
  }

  /// A tab stop needs a location; its default alignment is left.
  private mutating func readTabStop(_ node: NodeID) -> SceneValue {
    guard let entries = entries(node) else {
      return fail(.wrongType, "a tab stop is a map: {alignment: left, location: 28}", at: node)
    }
    var arguments: [SceneValue.FactoryArgument] = []
    for entry in entries {
      guard let type = Self.tabStopTypes[entry.name] else {
        let hint = Spelling.choice(for: entry.name, in: Self.tabStopTypes.keys.sorted())
        return fail(.unknownProperty, "NSTextTab has no property '\(entry.name)'", at: entry.key, hint: hint)
      }
      let value = read(entry.value, as: type, name: entry.name)
      if value == .invalid { return .invalid }
      arguments.append(.init(name: entry.name, value: value))
    }
    guard arguments.contains(where: { $0.name == "location" }) else {
      return fail(.wrongType, "this tab stop has no 'location'", at: node)
    }
    return .factory(name: "textTab", arguments: arguments)
  }
}
