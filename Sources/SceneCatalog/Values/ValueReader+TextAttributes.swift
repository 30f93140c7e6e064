import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValueReader {
  /// The types of the attributes that a bar's title can have, by `NSAttributedString.Key` name.
  package static let textAttributeTypes: [String: PropertyType] = ["font": .font, "foregroundColor": .color]

  /// The attributes of a text that is said elsewhere: `{font: headline, foregroundColor: white}`.
  mutating func readTextAttributes(_ node: NodeID, name: String) -> SceneValue {
    guard let entries = entries(node) else {
      return fail(.wrongType, "'\(name)' is a map of attributes: {font: …, foregroundColor: …}", at: node)
    }
    var attributes: [SceneValue.FactoryArgument] = []
    for entry in entries {
      guard let type = Self.textAttributeTypes[entry.name] else {
        let known = Self.textAttributeTypes.keys.sorted()
        let isColor = entry.name == "color" || entry.name == "textColor"
        return fail(
          .unknownCase,
          Self.attributeTypes[entry.name] == nil
            ? "NSAttributedString.Key has no case '\(entry.name)'" : "a title has no attribute '\(entry.name)'",
          at: entry.key,
          hint: isColor
            ? Spelling.suggestion(of: ["foregroundColor"]) : Spelling.choice(for: entry.name, in: known)
        )
      }
      let value = read(entry.value, as: type, name: entry.name)
      if value == .invalid { return .invalid }
      attributes.append(.init(name: entry.name, value: value))
    }
    return .textAttributes(attributes)
  }
}
