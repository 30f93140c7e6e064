/// A part of a scene that can be pointed at: what stands under one key of an object, or an element there.
package enum ScenePart: Hashable, Sendable {
  /// An object, or something of it that is no other part.
  case object(ObjectID)
  /// `class` or `superclass` of the owner or a placeholder.
  case className(ObjectID)
  /// A property by its name.
  case property(ObjectID, String)
  /// A user-defined runtime attribute by its key path.
  case attribute(ObjectID, String)
  /// `embedIn` of a controller.
  case embedding(ObjectID)
  /// An outlet by its name.
  case outlet(ObjectID, String)
  /// An action: what an event sends, or one of several unnamed actions by its index.
  case action(ObjectID, event: String?, index: Int)
  /// A constraint by its index in `Scene.constraints`.
  case constraint(Int)
  /// A variation of a constraint, by their indexes.
  case constraintVariation(Int, Int)
  /// A scene that a container names among its children, by its index among them.
  case sceneLink(ObjectID, index: Int)
  /// A segue by its index in `Scene.segues`.
  case segue(Int)
  /// A variation of an object by its index.
  case variation(ObjectID, Int)

  /// The object that the part belongs to; nil for a part that is known by an index of the scene.
  package var object: ObjectID? {
    switch self {
    case .object(let id), .className(let id), .property(let id, _), .attribute(let id, _), .embedding(let id),
      .outlet(let id, _), .action(let id, _, _), .sceneLink(let id, _), .variation(let id, _):
      id
    case .constraint, .constraintVariation, .segue: nil
    }
  }
}
