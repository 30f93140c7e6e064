import JSONText
import SceneCatalog
import SceneLanguage
import SceneModel

extension SceneSchema {
  /// The members of the schema that describe a component.
  mutating func component() -> [(String, JSONValue)] {
    let properties = SceneKeys.Component.allCases.map { ($0.rawValue, value(of: $0)) }
    return [
      ("type", "object"), ("required", [.string(SceneKeys.use), .string(SceneKeys.Component.object.rawValue)]),
      ("properties", .object(properties)), ("additionalProperties", false),
    ]
  }

  private mutating func value(of key: SceneKeys.Component) -> JSONValue {
    switch key {
    case .component: ["description": "The version of the scene language.", "enum": [1], "default": 1]
    case .parameters:
      [
        "description": "What a use says, by name: a type, or a map with a default.", "type": "object",
        "propertyNames": Self.word, "additionalProperties": Self.any([["type": "string"], parameter()]),
      ]
    case .slots:
      [
        "description": "Where objects of a use go, by name.", "type": "object", "propertyNames": Self.word,
        "additionalProperties": Self.any([
          Self.oneOrMore(["enum": allClassNames]), slotDeclaration(),
        ]),
      ]
    case .outlets:
      [
        "description": "The parts that users can name: {name: id}.", "type": "object", "propertyNames": Self.word,
        "additionalProperties": ["type": "string"],
      ]
    case .traits: value(of: SceneKeys.Document.traits)
    case .styles: value(of: SceneKeys.Document.styles)
    case .examples:
      ["description": "What uses may say, for previews and tests.", "type": "array", "items": ["type": "object"]]
    case .object: children(of: nil, impliedClass: nil).described("The object that stands for each use.")
    }
  }

  private func slotDeclaration() -> JSONValue {
    Self.map(
      of: SceneKeys.ComponentSlot.self,
      [
        (.accepts, Self.oneOrMore(["enum": allClassNames]).described("The classes that may stand there.")),
        (.single, ["description": "Whether the slot holds one object.", "type": "boolean", "default": false]),
      ]
    )
  }

  private func parameter() -> JSONValue {
    Self.map(
      of: SceneKeys.Parameter.self,
      [
        (.type, ["description": "The type of the value, action, or object.", "type": "string"]),
        (.default, ["description": "What holds where a use says nothing."]),
        (
          .optional,
          ["description": "Whether the key that it stands for may be left out.", "type": "boolean", "default": false]
        ),
      ],
      required: [.type]
    )
  }

  /// What a use says of a part.
  private mutating func part() -> JSONValue {
    Self.map(of: SceneKeys.StoryboardObject.self, [(.segues, segues())])
  }

  private static let word: JSONValue = ["pattern": .string("^\(namePattern)$")]

  /// What stands for a value in a component, and is none by itself.
  static let parameterReference: JSONValue = [
    "description": "A parameter of the component.", "type": "string", "pattern": .string("^\\$\(namePattern)$"),
  ]

  /// The insertion point of a slot in a component.
  static let slotInsertionPoint: JSONValue = map(
    [(SceneKeys.slotInsertionPoint, ["type": "string"])],
    required: [SceneKeys.slotInsertionPoint]
  )

  /// A use of a component: of one that is known, with what it declares and its object has.
  mutating func use() -> JSONValue {
    reference("use") { schema in
      let names = schema.components.map(\.name)
      let name: JSONValue =
        names.isEmpty ? ["type": "string"] : ["enum": .strings(names)]
      let byName = schema.components.map { shape -> JSONValue in
        let name: JSONValue = ["const": .string(shape.name)]
        return ["if": ["properties": .object([(SceneKeys.use, name)])], "then": schema.use(of: shape)]
      }
      return JSONValue.object([
        ("type", "object"), ("required", [.string(SceneKeys.use)]),
        ("properties", .object([(SceneKeys.use, name.described("The component that the object is a use of."))])),
      ])
      .with("allOf", byName.isEmpty ? nil : .array(byName))
    }
  }

  private mutating func use(of shape: ComponentShape) -> JSONValue {
    reference("component.\(shape.name)") { schema in
      var keys: [(String, JSONValue)] = [(SceneKeys.use, [:])]
      for parameter in shape.parameters { keys.append((parameter.name, schema.value(of: parameter))) }
      for slot in shape.slots {
        let child = schema.children(of: slot.accepts, impliedClass: nil)
        keys.append((slot.name, slot.isSingle ? child : Self.any([child, ["type": "array", "items": child]])))
      }
      for part in shape.parts { keys.append((part, schema.part())) }
      if let root = shape.schema {
        let ofComponent = [SceneKeys.Object.class, .superclass].map(\.rawValue)
        keys += schema.objectKeys(root).filter { !ofComponent.contains($0.0) }
        for name in root.propertyNames {
          keys.append((name, Self.reference(schema.propertyDefinition(name, of: root))))
        }
      }
      var seen: Set<String> = []
      let map = Self.map(
        keys.filter { seen.insert($0.0).inserted },
        required: shape.parameters.filter(\.isRequired).map(\.name)
      )
      // Parts may be named with the id before them; what no schema declares may have any key.
      return shape.schema == nil
        ? map.with("additionalProperties", true)
        : map.with("patternProperties", ["^\(Self.namePattern)\\.": schema.part()])
    }
  }

  private mutating func value(of parameter: ComponentShape.Parameter) -> JSONValue {
    switch parameter.type {
    case .value(let type): value(of: type)
    case .action: messages()
    case .object: ["type": "string"]
    }
  }
}
