import SceneLanguage

/// What a part of a scene is, as far as its layout depends on it.
enum FormatRole {
  /// A whole text.
  case document(KeyRole)
  /// A part whose layout depends on nothing but what it is to the language; `value` for all that are laid out alike.
  case part(KeyRole)
  /// An object; of the class that its slot implies, where it names none.
  case object(implied: String?)
  case objects(implied: String?)
  /// Variations of an object of a class, or of a constraint; the class is nil where it is not known.
  case variations(ofConstraint: Bool, className: String?)
  case variation(ofConstraint: Bool, className: String?)

  /// Any value.
  static let value = FormatRole.part(.value)

  /// The layout of what has a role in the language.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - className: The class of the object around it; nil where that is not known, or where there is none.
  init(_ role: KeyRole, className: String? = nil) {
    switch role {
    case .object: self = .object(implied: nil)
    case .objects: self = .objects(implied: nil)
    case .variations(let ofConstraint): self = .variations(ofConstraint: ofConstraint, className: className)
    case .variation(let ofConstraint): self = .variation(ofConstraint: ofConstraint, className: className)
    case .scenes, .storyboardScene, .references, .reference, .segues, .segue, .owner, .placeholders, .placeholder,
      .styles, .style, .constraints, .constraint, .equation, .attributes, .verbatim:
      self = .part(role)
    default: self = .value
    }
  }

  /// What the part is to the language.
  var key: KeyRole {
    switch self {
    case .document(let role), .part(let role): role
    case .object: .object
    case .objects: .objects
    case .variations(let ofConstraint, _): .variations(ofConstraint: ofConstraint)
    case .variation(let ofConstraint, _): .variation(ofConstraint: ofConstraint)
    }
  }

  /// The class that objects in a list have where they name none, or that varies; nil where none is known.
  var className: String? {
    switch self {
    case .object(let name), .objects(let name), .variations(_, let name), .variation(_, let name): name
    case .document, .part: nil
    }
  }

  /// Whether quotes are left out where the text is the same without: they make texts of numbers in attributes.
  var loosensQuotes: Bool { key != .attributes && key != .verbatim }

  /// The keys of a map that has an order of its own, in that order; nil for other maps.
  var orderedKeys: [String]? {
    switch self {
    case .document(.storyboard): SceneKeys.Storyboard.names
    case .document(.storyboardScene): SceneKeys.StoryboardScene.names
    case .document(.component): SceneKeys.Component.names
    case .document: SceneKeys.document
    case .part(.storyboardScene): SceneKeys.StoryboardScene.inline
    case .part(.owner): SceneKeys.owner
    case .part(.placeholder): SceneKeys.placeholder
    case .part(.reference): SceneKeys.Reference.names
    case .part(.segue): SceneKeys.Segue.names
    case .part(.constraint): SceneKeys.constraint
    default: nil
    }
  }
}
