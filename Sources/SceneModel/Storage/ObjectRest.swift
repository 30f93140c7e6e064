import SceneDiagnostics

/// What is kept of an object beside its record: connections, and what few objects have.
package struct ObjectRest: Sendable {
  /// The id, where it is not written in the source as it reads.
  package var identifier: Located<String>?
  /// The identifier by which the loader is handed a placeholder.
  package var placeholder: String?
  /// The range of the class's name, where it does not follow from the name.
  var classRange: SourceRange?
  package var outlets: [SceneOutlet] = []
  package var actions: [SceneAction] = []
  /// The constraints of the object: indexes in `Scene.constraints`.
  package var constraints: [Int] = []
  /// The rest of the rest; empty for nearly all.
  var rare: [SceneObject.RareFields] = []

  /// Makes an empty rest.
  package init() {}

  /// Whether there is anything in it.
  var isEmpty: Bool {
    identifier == nil && placeholder == nil && classRange == nil && outlets.isEmpty && actions.isEmpty
      && constraints.isEmpty && rare.isEmpty
  }
}
