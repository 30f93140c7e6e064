import JSONText
import SceneCatalog
import SceneLanguage

extension SceneSchema {
  /// What differs by traits in a view: properties of its class.
  mutating func variations(of schema: ClassSchema) -> JSONValue {
    let properties = schema.propertyNames.filter { schema.properties[$0]?.canVary == true }.map { name in
      (name, Self.reference(propertyDefinition(name, of: schema)))
    }
    let inForce = schema.isKind(of: .view) ? [(SceneKeys.Object.constraints.rawValue, constraints())] : []
    return variations(named: "\(schema.name).variations", changing: properties + inForce)
      .described("What differs for some traits: {regularWidth: {isHidden: true}}.")
  }

  /// What differs by traits in a constraint: its constant.
  mutating func variationsOfConstraints() -> JSONValue {
    let constant: JSONValue = ["description": "The constraint's constant.", "type": "number"]
    return variations(named: "constraint.variations", changing: [(SceneKeys.Variation.constant.rawValue, constant)])
      .described("What differs for some traits: {regularWidth: {constant: 16}}.")
  }

  private mutating func variations(named name: String, changing members: [(String, JSONValue)]) -> JSONValue {
    let when = traits()
    // One list of properties for both forms: it is long, and each class has one.
    let content = reference("\(name).content") { _ in
      let own: [(SceneKeys.Variation, JSONValue)] = [(.when, when), (.isInstalled, ["type": "boolean"])]
      return Self.map(Self.spelled(own) + members).with("minProperties", 1)
    }
    let word = reference("\(name).word") { _ in
      ["allOf": [content, ["properties": [SceneKeys.Variation.when.rawValue: false]]]]
    }
    return reference(name) { _ in
      let variation: JSONValue = ["allOf": [content, Self.required(SceneKeys.Variation.when)]]
      let words = VariationWord.names.map { ($0, word) }
      // Not any of both: validators say of a mistake in one only that neither fits.
      return [
        "if": ["type": "array"],
        "then": ["items": variation],
        "else": .object([
          ("type", "object"), ("properties", .object(words)),
          ("additionalProperties", word),
        ]),
      ]
    }
  }

  /// The document's names for conditions.
  mutating func traitNames() -> JSONValue {
    let word = VariationWord.names.joined(separator: "|")
    return [
      "description": "Names for conditions: {wide: regularWidth+regularHeight}.", "type": "object",
      "propertyNames": ["pattern": .string("^\(Self.namePattern)$")],
      "additionalProperties": ["type": "string", "pattern": .string("^(\(word))(\\+(\(word)))*$")],
    ]
  }

  private mutating func traits() -> JSONValue {
    let traits = SceneKeys.Trait.allCases.map { ($0.rawValue, enumeration($0.type)) }
    return reference("traits") { _ in
      Self.map(traits).with("minProperties", 1).described("The traits for which the variation holds.")
    }
  }
}
