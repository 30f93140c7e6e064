package import SceneSyntax

/// What a part of a scene is to the language: which kind of map or list, or which kind of word.
///
/// Which keys lead to what is said here and nowhere else: layout, expansion of components and editing ask.
package enum KeyRole: Hashable, Sendable {
  /// A whole text: a scene that stands alone, a storyboard, a component.
  case document, storyboard, component
  /// A scene of a storyboard: a text of its own, or one of the `scenes` of the storyboard's text.
  case storyboardScene
  case scenes, references, reference
  case owner, placeholders, placeholder
  case styles, style
  case colors, canvas, strings, traitNames, assets
  case objects, object
  case outlets, actions, action
  case constraints, constraint, equation
  case variations(ofConstraint: Bool), variation(ofConstraint: Bool), traits
  case segues, segue
  /// User-defined runtime attributes.
  case attributes
  /// Of a component: what it declares.
  case parameters, componentSlots, parts, examples
  /// The name that an object, a constraint or a placeholder gets.
  case identifier
  /// The name of an object, where one refers to it.
  case objectReference
  case className, superclassName, styleNames, sceneName, componentName
  /// The method that unwinding calls.
  case message
  /// `true` or `false`, a number, a text, and the number of the language's version.
  case flag, number, text, version
  /// Of an object, a style or a variation: what the class, or the component that is used, has of that name.
  case member
  /// What Interface Builder and the archive need, which the language does not look into.
  case verbatim
  /// Anything else.
  case value

  /// What a whole text is, by its keys.
  package init(of tree: SyntaxTree) {
    self = .document
    guard let root = tree.root else { return }
    if let first = tree.firstChild(of: root), tree.isText("component", first) {
      self = .component
      return
    }
    for entry in tree.entries(of: root) {
      if tree.isText("storyboard", entry.key) {
        self = .storyboard
        return
      }
      if tree.isText("viewController", entry.key) {
        self = .storyboardScene
        return
      }
    }
  }

  /// What the value of a key is in a map of this role; `value` for a key that such a map does not have.
  package func value(of key: String) -> KeyRole {
    switch self {
    case .document: SceneKeys.Document(rawValue: key)?.role ?? .value
    case .storyboard: SceneKeys.Storyboard(rawValue: key)?.role ?? .value
    case .storyboardScene: SceneKeys.StoryboardScene(rawValue: key)?.role ?? .value
    case .component: SceneKeys.Component(rawValue: key)?.role ?? .value
    case .scenes: .storyboardScene
    case .references: .reference
    case .owner, .placeholder: SceneKeys.Outsider(rawValue: key)?.role ?? .value
    case .placeholders: .placeholder
    case .styles: .style
    case .style: .member
    case .object: Self.role(ofObjectKey: key)
    case .outlets: .objectReference
    case .actions: .action
    case .constraint: SceneKeys.Constraint(rawValue: key)?.role ?? .value
    case .variations(let ofConstraint): .variation(ofConstraint: ofConstraint)
    case .variation(let ofConstraint): Self.role(ofVariationKey: key, ofConstraint: ofConstraint)
    case .segue: key == SceneKeys.Segue.interfaceBuilder.rawValue ? .verbatim : .value
    case .attributes, .verbatim: self
    default: .value
    }
  }

  /// What an element of a list of this role is.
  package var element: KeyRole {
    switch self {
    case .objects: .object
    case .constraints: .constraint
    case .variations(let ofConstraint): .variation(ofConstraint: ofConstraint)
    case .actions: .action
    case .segues: .segue
    // One name may stand where a list of them can.
    case .action, .objectReference, .styleNames: self
    case .attributes, .verbatim: self
    default: .value
    }
  }

  private static func role(ofObjectKey key: String) -> KeyRole {
    if let own = SceneKeys.Object(rawValue: key) { return own.role }
    if let own = SceneKeys.StoryboardObject(rawValue: key) { return own.role }
    return key == SceneKeys.use ? .componentName : .member
  }

  private static func role(ofVariationKey key: String, ofConstraint: Bool) -> KeyRole {
    switch SceneKeys.Variation(rawValue: key) {
    case .when: .traits
    case .isInstalled: .flag
    case .constant where ofConstraint: .number
    default: ofConstraint ? .value : key == SceneKeys.Object.constraints.rawValue ? .constraints : .member
    }
  }
}

extension SceneKeys.Document {
  /// What the value is.
  package var role: KeyRole {
    switch self {
    case .scene: .version
    case .owner: .owner
    case .placeholders: .placeholders
    case .traits: .traitNames
    case .strings: .strings
    case .styles: .styles
    case .colors: .colors
    case .assets: .assets
    case .canvas: .canvas
    case .objects: .objects
    case .interfaceBuilder: .verbatim
    }
  }
}

extension SceneKeys.Storyboard {
  /// What the value is.
  package var role: KeyRole {
    switch self {
    case .storyboard: .version
    case .launchScreen: .flag
    case .initialViewController: .sceneName
    case .references: .references
    case .traits: .traitNames
    case .strings: .strings
    case .styles: .styles
    case .colors: .colors
    case .assets: .assets
    case .canvas: .canvas
    case .scenes: .scenes
    case .interfaceBuilder: .verbatim
    }
  }
}

extension SceneKeys.StoryboardScene {
  /// What the value is.
  package var role: KeyRole {
    switch self {
    case .scene: .version
    case .viewController: .object
    case .objects: .objects
    case .traits: .traitNames
    case .styles: .styles
    case .colors: .colors
    case .assets: .assets
    case .canvas: .canvas
    case .interfaceBuilder: .verbatim
    }
  }
}

extension SceneKeys.Component {
  /// What the value is.
  package var role: KeyRole {
    switch self {
    case .component: .version
    case .parameters: .parameters
    case .slots: .componentSlots
    case .outlets: .parts
    case .traits: .traitNames
    case .styles: .styles
    case .examples: .examples
    case .object: .object
    }
  }
}

extension SceneKeys.Outsider {
  /// What the value is.
  package var role: KeyRole {
    switch self {
    case .class: .className
    case .superclass: .superclassName
    case .identifier: .text
    case .outlets: .outlets
    case .children: .objects
    case .interfaceBuilder: .verbatim
    }
  }
}

extension SceneKeys.Object {
  /// What the value is.
  package var role: KeyRole {
    switch self {
    case .class: .className
    case .superclass: .superclassName
    case .id: .identifier
    case .styles: .styleNames
    case .outlets: .outlets
    case .actions: .actions
    case .constraints: .constraints
    case .attributes: .attributes
    case .isInstalled: .flag
    case .variations: .variations(ofConstraint: false)
    case .embedIn: .objectReference
    case .interfaceBuilder: .verbatim
    }
  }
}

extension SceneKeys.StoryboardObject {
  /// What the value is.
  package var role: KeyRole {
    switch self {
    case .storyboardIdentifier: .text
    case .unwindActions: .message
    case .segues: .segues
    }
  }
}

extension SceneKeys.Constraint {
  /// What the value is.
  package var role: KeyRole {
    switch self {
    case .is: .equation
    case .id: .identifier
    case .identifier: .text
    case .isInstalled, .isPlaceholder: .flag
    case .variations: .variations(ofConstraint: true)
    case .interfaceBuilder: .verbatim
    }
  }
}
