package import SceneDiagnostics

/// A name in a text: where it is given, or where it is used.
package struct NameOccurrence: Hashable, Sendable {
  /// What bears a name.
  package enum Kind: Hashable, Sendable {
    /// An object, a constraint or a placeholder, by its id.
    case object
    case style
    /// A color of an asset catalog, given in `colors`.
    case color
    case image
    /// A scene or a reference of a storyboard.
    case scene
    case className
    /// An outlet of a class.
    case outlet(className: String)
    /// A method of a class.
    case action(className: String)
    /// A component, which is called as its file is.
    case component
    /// A parameter, a slot or a part of a component.
    case parameter(component: String)
    case slot(component: String)
    case part(component: String)
  }

  package var kind: Kind
  package var name: String
  /// The characters of the name alone.
  package var range: SourceRange
  package var isDefinition: Bool
  /// The entry in which the name stands.
  package var entry: Int
  /// The entry around which the name of an object is known; -1 for the whole text.
  package var scope: Int
}
