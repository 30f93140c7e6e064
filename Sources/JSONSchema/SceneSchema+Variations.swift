import JSONText
import SceneCatalog
import SceneLanguage

extension SceneSchema {
  /// What differs by traits in a view: properties of its class.
  mutating func variations(of schema: ClassSchema) -> JSONValue {
    let properties = schema.propertyNames.map { name in
      (name, Self.reference(propertyDefinition(name, of: schema)))
    }
    return variations(named: "\(schema.name).variations", changing: properties)
      .described("What differs for some traits: [{when: {horizontalSizeClass: regular}, isHidden: true}].")
  }

  /// What differs by traits in a constraint: its constant.
  mutating func variationsOfConstraints() -> JSONValue {
    let constant: JSONValue = ["description": "The constraint's constant.", "type": "number"]
    return variations(named: "constraint.variations", changing: [("constant", constant)])
      .described("What differs for some traits: [{when: {horizontalSizeClass: regular}, constant: 16}].")
  }

  private mutating func variations(named name: String, changing members: [(String, JSONValue)]) -> JSONValue {
    let when = traits()
    return reference(name) { _ in
      let variation = Self.map(
        [("when", when), ("isInstalled", ["type": "boolean"])] + members,
        required: ["when"]
      )
      return ["type": "array", "items": variation]
    }
  }

  private mutating func traits() -> JSONValue {
    let traits = SceneKeys.Trait.allCases.map { ($0.rawValue, enumeration($0.type)) }
    return reference("traits") { _ in
      Self.map(traits).with("minProperties", 1).described("The traits for which the variation holds.")
    }
  }
}
