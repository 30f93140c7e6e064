import JSONText
import SceneCatalog
import SceneLanguage
import SceneModel

extension SceneSchema {
  /// The members of the schema that describe a storyboard.
  mutating func storyboard() -> [(String, JSONValue)] {
    let properties = SceneKeys.Storyboard.allCases.map { ($0.rawValue, value(of: $0)) }
    return [
      ("type", "object"), ("required", [.string(SceneKeys.Storyboard.storyboard.rawValue)]),
      ("properties", .object(properties)), ("additionalProperties", false),
    ]
  }

  private mutating func value(of key: SceneKeys.Storyboard) -> JSONValue {
    switch key {
    case .storyboard: ["description": "The version of the scene language.", "enum": [1], "default": 1]
    case .initialViewController: sceneName().described("The scene that the storyboard begins with.")
    case .launchScreen:
      ["description": "Whether it is shown while an application starts.", "type": "boolean", "default": false]
    case .references: references()
    case .traits: value(of: SceneKeys.Document.traits)
    case .strings: value(of: SceneKeys.Document.strings)
    case .styles: value(of: SceneKeys.Document.styles)
    case .colors: value(of: SceneKeys.Document.colors)
    case .assets: value(of: SceneKeys.Document.assets)
    case .canvas: value(of: SceneKeys.Document.canvas)
    case .scenes:
      [
        "description": "The scenes that are no files of their own, by name.", "type": "object",
        "propertyNames": sceneName(),
        "additionalProperties": storyboardScene(SceneKeys.StoryboardScene.allCases.filter { $0 != .scene }),
      ]
    case .interfaceBuilder: interfaceBuilder()
    }
  }

  /// A scene of a storyboard with some of its keys.
  mutating func storyboardScene(_ keys: [SceneKeys.StoryboardScene]) -> JSONValue {
    let properties = keys.map { ($0.rawValue, value(of: $0)) }
    return Self.map(properties, required: [SceneKeys.viewController])
  }

  private mutating func value(of key: SceneKeys.StoryboardScene) -> JSONValue {
    switch key {
    case .scene: value(of: SceneKeys.Document.scene)
    case .viewController:
      children(of: ["UIViewController"], impliedClass: nil).described("The controller of the scene.")
    case .objects: value(of: SceneKeys.Document.objects).described("What is beside the controller, in order.")
    case .traits: value(of: SceneKeys.Document.traits)
    case .styles: value(of: SceneKeys.Document.styles)
    case .colors: value(of: SceneKeys.Document.colors)
    case .assets: value(of: SceneKeys.Document.assets)
    case .canvas: value(of: SceneKeys.Document.canvas)
    case .interfaceBuilder: interfaceBuilder()
    }
  }

  private mutating func references() -> JSONValue {
    let item: JSONValue = ["type": "object"]
    let properties = SceneKeys.Reference.allCases.map { key -> (String, JSONValue) in
      switch key {
      case .name: (key.rawValue, Self.scalarText.described("The other storyboard's name."))
      case .identifier:
        (key.rawValue, Self.scalarText.described("The controller's storyboard identifier; without it the initial one."))
      case .bundle: (key.rawValue, Self.scalarText.described("The identifier of the bundle with the storyboard."))
      case .navigationItem, .tabBarItem: (key.rawValue, item.described("What Interface Builder shows."))
      case .interfaceBuilder: (key.rawValue, interfaceBuilder())
      }
    }
    return [
      "description": "Controllers of other storyboards, by the names that this one's scenes have for them.",
      "type": "object", "propertyNames": sceneName(),
      "additionalProperties": Self.map(properties, required: [SceneKeys.Reference.name.rawValue]),
    ]
  }

  /// The name of a scene or reference.
  mutating func sceneName() -> JSONValue {
    reference("sceneName") { _ in
      [
        "description": "The name of a scene or reference.", "type": "string",
        "pattern": .string("^\(Self.namePattern)$"),
      ]
    }
  }

  // MARK: - Objects

  /// What a controller has in a storyboard's scene.
  mutating func storyboardIdentifier() -> JSONValue {
    reference("key.storyboardIdentifier") { _ in
      Self.scalarText.described("The identifier by which code makes the controller.")
    }
  }

  mutating func unwindActions() -> JSONValue {
    reference("key.unwindActions") { _ in
      Self.oneOrMore(Self.method).described("The methods of the class in which a way back may end.")
    }
  }

  private static let method: JSONValue = [
    "description": "A method as Swift spells it: unwindToHome(_:).", "type": "string",
    "pattern": "^[^\\s.():]+\\(([^\\s.():]+:)+\\)$",
  ]

  /// The segues of an object.
  mutating func segues() -> JSONValue {
    let segue = reference("segue") { schema in
      let properties = SceneKeys.Segue.allCases.map { ($0.rawValue, schema.value(of: $0)) }
      let kinds = SceneSegue.Kind.allCases.map { kind -> JSONValue in
        let known = Set(SceneKeys.Segue.keys(of: kind))
        let others = SceneKeys.Segue.allCases.filter { !known.contains($0) }
        let none: [(String, JSONValue)] = others.map { ($0.rawValue, false) }
        let isKind: JSONValue = ["properties": [SceneKeys.Segue.kind.rawValue: ["const": .string(kind.rawValue)]]]
        return ["if": isKind, "then": ["properties": .object(none)]]
      }
      return Self.map(properties, required: [SceneKeys.Segue.kind.rawValue]).with("allOf", .array(kinds))
    }
    return reference("key.segues") { _ in
      ["description": "What leads from the object to other scenes.", "type": "array", "items": segue]
    }
  }

  private mutating func value(of key: SceneKeys.Segue) -> JSONValue {
    if let enumeration = key.enumeration { return value(of: PropertyType.named(enumeration)) }
    let id: JSONValue = ["type": "string", "pattern": .string("^\(Self.namePattern)$")]
    switch key {
    case .kind:
      return ["description": "What the segue does.", "enum": .strings(SceneSegue.Kind.allCases.map(\.rawValue))]
    case .destination: return sceneName()
    case .identifier: return Self.scalarText.described("The identifier by which code performs or knows the segue.")
    case .action: return Self.method
    case .class: return ["description": "A subclass of UIStoryboardSegue.", "type": "string"]
    case .creator: return Self.method.described("The method that makes the destination, marked @IBSegueAction.")
    case .trigger:
      return [
        "description": "What of the object triggers the segue.",
        "enum": .strings(SceneSegue.Trigger.ofCells.map(\.name) + controlEvents),
      ]
    case .animates: return ["description": "Whether it is animated.", "type": "boolean", "default": true]
    case .sourceView: return id.described("The view that a popover points at.")
    case .barButtonItem: return id.described("The bar item that a popover points at.")
    case .passthroughViews: return Self.oneOrMore(id).described("The views that can be touched beside a popover.")
    case .splitViewControllerTargetIndex:
      return ["description": "Which controller of a split view is replaced.", "type": "integer", "minimum": 0]
    case .interfaceBuilder: return interfaceBuilder()
    case .modalPresentationStyle, .modalTransitionStyle, .permittedArrowDirections: return [:]
    }
  }
}
