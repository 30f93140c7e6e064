import SceneLanguage

/// What a part of a scene is, as far as its layout depends on it.
enum FormatRole {
  case document(FormatDocument)
  /// A map of scenes, and a scene in it.
  case scenes, inlineScene
  /// A map of references, in its own order.
  case references
  case segues
  /// The owner or a placeholder: a map with an order of keys of its own.
  case fixed([String])
  /// A map of placeholders or of styles, in its own order.
  case placeholders, styles, style
  /// An object; of the class that its slot implies, where it names none.
  case object(implied: String?)
  case objects(implied: String?)
  case constraints, constraint, equation
  /// Variations of an object of a class; of a constraint where that is nil.
  case variations(of: String?)
  case variation(of: String?)
  /// User-defined runtime attributes: quotes make a text of what is a number without them.
  case attributes
  /// What Interface Builder and the archive need: kept word for word.
  case verbatim
  /// Any other value.
  case value

  /// Whether quotes are left out where the text is the same without.
  var loosensQuotes: Bool {
    switch self {
    case .attributes, .verbatim: false
    default: true
    }
  }
}

/// What a document is, told by its keys.
enum FormatDocument {
  case scene
  /// A scene of a storyboard.
  case member
  case storyboard
  case component

  /// The keys in the order in which they are written.
  var keys: [String] {
    switch self {
    case .scene: SceneKeys.document
    case .member: SceneKeys.StoryboardScene.names
    case .storyboard: SceneKeys.Storyboard.names
    case .component: SceneKeys.Component.names
    }
  }
}
