import JSONText
import SceneCatalog
import SceneLanguage
import SceneModel

extension SceneSchema {
  /// Runs of text with their attributes.
  mutating func attributedText() -> JSONValue {
    let attributes = members(ValueReader.attributeTypes)
    let tabStop = Self.map(members(ValueReader.tabStopTypes), required: ["location"])
    let tabStops: JSONValue = ["type": "array", "items": tabStop]
    let paragraph = Self.map(
      members(ValueReader.paragraphTypes) + Self.spelled([(ValueKeys.ParagraphStyle.tabStops, tabStops)])
    )
    return reference("attributedText") { _ in
      let own = [(ValueKeys.Run.text, SceneSchema.scalarText), (ValueKeys.Run.paragraphStyle, paragraph)]
      let run = Self.map(Self.spelled(own) + attributes, required: [ValueKeys.Run.text.rawValue])
      return ["description": "Runs of text with their attributes.", "type": "array", "items": run]
    }
  }

  /// The attributes of a text that is said elsewhere.
  mutating func textAttributes() -> JSONValue {
    let attributes = Self.map(members(ValueReader.textAttributeTypes))
    return reference("textAttributes") { _ in attributes.described("The attributes of a title.") }
  }

  /// A configuration, made by one of its factories.
  mutating func configuration(_ kind: ConfigurationKind) -> JSONValue {
    let members = Self.map(members(kind.parts))
    let name = kind == .button ? "configuration" : kind.rawValue
    // Each factory takes the same parts.
    let parts = reference(name + ".parts") { _ in members }
    return reference(name) { _ in
      let factories = kind.factories
      let made = Self.map(factories.map { ($0, parts) }).with("minProperties", 1).with("maxProperties", 1)
      return Self.any([["enum": .strings(factories)], made])
        .described("A factory of \(kind.rawValue): \(kind.example).")
    }
  }

  /// User-defined runtime attributes.
  mutating func attributes() -> JSONValue {
    let kinds = GeometryKind.allCases.filter(RuntimeValue.geometryKinds.contains)
    let own: [(ValueKeys.Runtime, JSONValue)] = [(.color, color()), (.image, image())]
    let typed: [(String, JSONValue)] = Self.spelled(own) + kinds.map { ($0.rawValue, geometry($0)) }
    return reference("key.attributes") { _ in
      let localized = Self.map(
        of: ValueKeys.Text.self,
        [(.localized, SceneSchema.scalarText), (.key, SceneSchema.scalarText)],
        required: [.localized, .key]
      )
      let value = Self.any(
        [["type": ["string", "number", "boolean", "null"]]] + typed.map { Self.map([$0], required: [$0.0]) }
          + [localized]
      )
      return [
        "description": "User-defined runtime attributes by key path, set in the order written.", "type": "object",
        "additionalProperties": value,
      ]
    }
  }

  private mutating func members(_ types: [String: PropertyType]) -> [(String, JSONValue)] {
    types.sorted { $0.key < $1.key }.map { ($0.key, value(of: $0.value)) }
  }
}
