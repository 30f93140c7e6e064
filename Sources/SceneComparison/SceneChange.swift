/// One difference between two scenes.
package struct SceneChange: Hashable, Sendable {
  /// What happened.
  package enum Kind: String, Sendable {
    case added
    case removed
    case moved
    case changed
    /// A scene of a storyboard that has another name, and nothing else that is new.
    case renamed
  }

  package var kind: Kind
  /// The scene of a storyboard that the object is in, by its old name; nil for what is of no scene.
  package var scene: String?
  /// The object's id, else the way to it; `scene` for the scene as a whole.
  package var object: String
  package var className: String
  /// What of the object changed: a property, `outlets.delegate`, `constraints`; nil for the object itself.
  package var property: String?
  /// What was there before, as a scene says it; nil where nothing was.
  package var old: String?
  /// What is there now; nil where nothing is.
  package var new: String?
  /// How many objects a change of a style or a component changes; nil for a change of one object.
  package var count: Int?
}
