package import SceneDiagnostics

/// A name that refers to an object: an id, a placeholder, `owner`, `self` or `firstResponder`.
package struct SceneReference: Hashable, Sendable {
  /// The target of a name.
  package enum Target: Hashable, Sendable {
    case object(ObjectID)
    /// A constraint that has an id: its index in `Scene.constraints`.
    case constraint(Int)
    /// Nothing in the file has this name.
    case unresolved
  }

  /// The name as written.
  package var name: String
  /// The range of the name.
  package var range: SourceRange
  /// The target.
  package var target: Target

  /// Makes a reference, unresolved until every id of the file is known.
  package init(name: String, range: SourceRange, target: Target = .unresolved) {
    self.name = name
    self.range = range
    self.target = target
  }

  /// The object referred to; nil where the name is unknown or a constraint's.
  package var object: ObjectID? {
    if case .object(let id) = target { id } else { nil }
  }
}
