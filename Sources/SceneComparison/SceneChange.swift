/// One difference between two scenes.
package struct SceneChange: Hashable, Sendable {
  /// What happened.
  package enum Kind: String, Sendable {
    case added
    case removed
    case moved
    case changed
  }

  package var kind: Kind
  /// The object's id, else the way to it; `scene` for the scene as a whole.
  package var object: String
  package var className: String
  /// What of the object changed: a property, `outlets.delegate`, `constraints`; nil for the object itself.
  package var property: String?
  /// What was there before, as a scene says it; nil where nothing was.
  package var old: String?
  /// What is there now; nil where nothing is.
  package var new: String?
}
