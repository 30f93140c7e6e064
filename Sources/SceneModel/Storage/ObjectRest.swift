package import SceneDiagnostics

/// What is kept of an object beside its record: connections, and what few objects have.
package struct ObjectRest: Sendable {
  /// The id, where it is not written in the source as it reads.
  package var identifier: Located<String>?
  /// The identifier by which the loader is handed a placeholder.
  package var placeholder: String?
  /// The range of the class's name, where it does not follow from the name.
  package var classRange: SourceRange?
  package var outlets: [SceneOutlet] = []
  package var actions: [SceneAction] = []
  /// The constraints of the object: indexes in `Scene.constraints`.
  package var constraints: [Int] = []
  /// The rest of the rest; empty for nearly all.
  var rare: [SceneObject.RareFields] = []

  /// Makes an empty rest.
  package init() {}

  /// The view that the controller's own view goes into; nil where nothing is said.
  package var embedding: SceneEmbedding? {
    get { rare.first?.embedding }
    set { if !rare.isEmpty { rare[0].embedding = newValue } }
  }

  /// Whether there is anything of what few objects have: a superclass, an embedding, attributes, unknown keys, variations, or something
  /// that a nib or Interface Builder says of the object.
  package var hasRareParts: Bool { !rare.isEmpty }

  /// Changes what few objects have, by way of an object that has nothing else.
  package mutating func changeRareParts(_ change: (inout SceneObject) -> Void) {
    let none = SourceRange(0, 0)
    var fields = SceneObject.Fields(kind: .object, range: none, className: Located("", at: none))
    fields.rare = rare
    var object = SceneObject(fields)
    change(&object)
    rare = object.fields.rare.filter { !$0.isEmpty }
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool {
    identifier == nil && placeholder == nil && classRange == nil && outlets.isEmpty && actions.isEmpty
      && constraints.isEmpty && rare.isEmpty
  }
}
