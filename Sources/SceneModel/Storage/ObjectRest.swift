package import SceneDiagnostics

/// What is kept of an object beside its record: connections, and what few objects have.
package struct ObjectRest: Sendable {
  /// What few objects say otherwise than the source or their record does; empty for nearly all.
  private var exceptions: [Exceptions] = []
  package var outlets: [SceneOutlet] = []
  package var actions: [SceneAction] = []
  /// The constraints of the object: indexes in `Scene.constraints`.
  package var constraints: [Int] = []
  /// Interface Builder's id, which all objects of a document have; nil where the scene keeps none.
  package var interfaceBuilderID: String?
  /// The rest of the rest; empty for nearly all.
  var rare: [SceneObject.RareFields] = []

  /// Makes an empty rest.
  package init() {}

  /// What the source or the record does not say as it stands: beside all objects with connections it would be most of their memory.
  private struct Exceptions: Sendable {
    var identifier: Located<String>?
    var placeholder: String?
    var classRange: SourceRange?
  }

  /// The id, where it is not written in the source as it reads.
  package var identifier: Located<String>? {
    get { exceptions.first?.identifier }
    set { change(isSet: newValue != nil) { $0.identifier = newValue } }
  }

  /// The identifier by which the loader is handed a placeholder.
  package var placeholder: String? {
    get { exceptions.first?.placeholder }
    set { change(isSet: newValue != nil) { $0.placeholder = newValue } }
  }

  /// The range of the class's name, where it does not follow from the name.
  package var classRange: SourceRange? {
    get { exceptions.first?.classRange }
    set { change(isSet: newValue != nil) { $0.classRange = newValue } }
  }

  private mutating func change(isSet: Bool, _ change: (inout Exceptions) -> Void) {
    if exceptions.isEmpty {
      guard isSet else { return }
      exceptions.append(Exceptions())
    }
    change(&exceptions[0])
  }

  /// The view that the controller's own view goes into; nil where nothing is said.
  package var embedding: SceneEmbedding? {
    get { rare.first?.embedding }
    set { if !rare.isEmpty { rare[0].embedding = newValue } }
  }

  /// Whether there is anything of what few objects have: a superclass, an embedding, attributes, unknown keys, variations, or something
  /// that a nib says of the object.
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
    exceptions.isEmpty && outlets.isEmpty && actions.isEmpty
      && constraints.isEmpty && interfaceBuilderID == nil && rare.isEmpty
  }
}
