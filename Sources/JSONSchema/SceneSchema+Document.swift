import JSONText
import SceneCatalog
import SceneLanguage
import SceneModel

extension SceneSchema {
  /// The members of the schema that describe a scene file: a scene of a storyboard has a `viewController`, one that stands
  /// alone has none.
  mutating func scene() -> [(String, JSONValue)] {
    let own = SceneKeys.Document.allCases.map { ($0.rawValue, value(of: $0)) }
    return [
      ("type", "object"), ("required", [.string(SceneKeys.Document.scene.rawValue)]),
      ("if", Self.required(SceneKeys.StoryboardScene.viewController)),
      ("then", storyboardScene(SceneKeys.StoryboardScene.allCases)),
      ("else", Self.map(own, required: [SceneKeys.Document.scene.rawValue])),
    ]
  }

  mutating func value(of key: SceneKeys.Document) -> JSONValue {
    switch key {
    case .scene: ["description": "The version of the scene language.", "enum": [1], "default": 1]
    case .owner: owner()
    case .placeholders: placeholders()
    case .traits: traitNames()
    case .strings:
      Self.map(
        of: SceneKeys.Strings.self,
        [(.keys, ["enum": [.string(SceneKeys.Strings.automatic)]])],
        required: [.keys]
      )
      .described("How texts get the keys under which tables translate them.")
    case .styles: styles()
    case .colors:
      [
        "description": "The components of named colors, which the nib keeps as a fallback.", "type": "object",
        "additionalProperties": color(),
      ]
    case .assets: Self.oneOrMore(["type": "string"]).described("The folders and catalogs of images and colors.")
    case .canvas:
      Self.map(SceneKeys.canvas.map { ($0, geometry(.size)) }).described("The size at which the scene is drawn.")
    case .objects:
      [
        "description": "The top-level objects, in order.", "type": "array",
        "items": children(of: nil, impliedClass: nil),
      ]
    case .interfaceBuilder: interfaceBuilder()
    }
  }

  private mutating func owner() -> JSONValue {
    let children: JSONValue = ["type": "array", "items": children(of: ["UIViewController"], impliedClass: nil)]
    return outsider([(.children, children.described("The controllers inside an owner that is one."))])
      .described("File's Owner: the object that loads the nib.")
  }

  private mutating func placeholders() -> JSONValue {
    let identifier = Self.scalarText.described("The name that the loader knows the object by.")
    return [
      "description": "Objects that the loader is handed by name.", "type": "object",
      "additionalProperties": outsider([(.identifier, identifier)]),
    ]
  }

  /// An object that the loader is handed; a class of one's own names its superclass, as everywhere.
  private mutating func outsider(_ more: [(SceneKeys.Outsider, JSONValue)]) -> JSONValue {
    let name = SceneKeys.Outsider.class.rawValue
    let isOwnClass: JSONValue = ["required": [.string(name)], "properties": [name: ["not": declaredClass()]]]
    return Self.map(of: SceneKeys.Outsider.self, outsiderKeys() + more).with("if", isOwnClass)
      .with("then", Self.required(SceneKeys.Outsider.superclass))
  }

  private mutating func outsiderKeys() -> [(SceneKeys.Outsider, JSONValue)] {
    [
      (.class, ["description": "The object's class.", "type": "string"]),
      (
        .superclass,
        ["description": "The class of the catalog that the object's class derives from.", "enum": allClassNames]
      ),
      (.outlets, anyOutlets()),
      (.interfaceBuilder, interfaceBuilder()),
    ]
  }

  /// Styles hold properties of any class; one whose meaning depends on the class satisfies any of its meanings.
  private mutating func styles() -> JSONValue {
    var meanings: [String: [String]] = [:]
    for schema in classes {
      for name in schema.propertyNames {
        let definition = propertyDefinition(name, of: schema)
        if !meanings[name, default: []].contains(definition) { meanings[name, default: []].append(definition) }
      }
    }
    let names = meanings.keys.sorted()
    let style = reference("key.style") { _ in
      Self.map(names.map { name in (name, Self.any(meanings[name, default: []].map(Self.reference))) })
    }
    return [
      "description": "Named bundles of properties, which objects name under 'styles'.", "type": "object",
      "additionalProperties": style,
    ]
  }

  /// What only Interface Builder needs.
  mutating func interfaceBuilder() -> JSONValue {
    let element = patchedElement()
    return reference("key.interfaceBuilder") { _ in
      let own: [(SceneKeys.InterfaceBuilder, JSONValue)] = [
        (.id, Self.scalarText), (.userLabel, Self.scalarText), (.constraints, Self.scalarText),
        (.connections, Self.scalarText), (.guides, ["type": "object", "additionalProperties": Self.scalarText]),
        (.standalone, Self.scalarText), (.file, Self.scalarText),
        (.archive, ["type": "object", "description": "What the nib holds otherwise than the compiler would."]),
        (.nib, ["type": "object", "description": "The same of the root of a prototype's own nib."]),
      ]
      return [
        "description": "What only Interface Builder needs to get its document back.", "type": "object",
        "properties": .object(Self.spelled(own) + element),
      ]
    }
  }

  /// What a document's element says beyond what an export of the scene makes of it, for parts of it too.
  private mutating func patchedElement() -> [(String, JSONValue)] {
    let words: JSONValue = ["type": "array", "items": Self.scalarText]
    let attributes: [(SceneKeys.ElementPatch, JSONValue)] = [
      (.element, Self.scalarText.described("The document's name of the element, where an export would write another.")),
      (
        .attributes,
        [
          "description": "Attributes with the document's values; null for one that it leaves out.", "type": "object",
          "additionalProperties": ["type": ["string", "number", "boolean", "null"]],
        ]
      ),
      (.attributeOrder, words.described("All attributes by name, where their order is not the usual one.")),
      (.omitted, words.described("Elements that an export would write and the document has not.")),
    ]
    let rest: [(SceneKeys.ElementPatch, JSONValue)] = [
      (.elements, words.described("Elements in the document's own words.")),
      (.order, ["description": "The places of the elements inside.", "type": "array", "items": ["type": "integer"]]),
    ]
    let part = "interfaceBuilder.part"
    let parts: JSONValue = [
      "description": "The same of elements inside, by name and key.", "type": "object",
      "additionalProperties": Self.reference(part),
    ]
    let members = Self.spelled(attributes + [(SceneKeys.ElementPatch.parts, parts)] + rest)
    _ = reference(part) { _ in ["type": "object", "properties": .object(members)] }
    return members
  }
}
