import SceneLanguage
import SceneModel

/// What ids, receivers and scopes mean.
extension SceneShape {
  /// The controller of the scene of a storyboard around an entry; nil in other scenes.
  package func controller(around entry: Int) -> ObjectShape? {
    let scope = entry < 0 ? -1 : scopes[entry]
    if scope >= 0, let own = objects[scope] { return own }
    return sketch.child(SceneKeys.viewController, of: scope).flatMap { objects[$0] }
  }

  /// The entry of the object with an id; nil where there is none.
  package func entry(ofObject name: String, in scope: Int) -> Int? {
    if name == ReservedName.owner.rawValue { return sketch.child(SceneKeys.Document.owner.rawValue, of: -1) }
    let identifier = identifiers[ScopedName(name: name, scope: scope)]
    let placeholder = placeholders[name]
    // The first in the text counts.
    guard let identifier, placeholder.map({ identifier < $0 }) ?? true else { return placeholder }
    return sketch.entries[identifier].parent
  }

  /// The object with an id, the owner or a placeholder; nil where there is none.
  package func object(named name: String, in scope: Int) -> ObjectShape? {
    entry(ofObject: name, in: scope).flatMap { objects[$0] }
  }

  /// The class of what an action is sent to; nil where it is not known.
  func className(ofReceiver receiver: String, at index: Int) -> String? {
    switch ReservedName(rawValue: receiver) {
    case .owner: sketch.child(SceneKeys.Document.owner.rawValue, of: -1).flatMap { objects[$0]?.className }
    case .itself: object(around: index)?.className
    case .firstResponder: nil
    case .viewController: controller(around: index)?.className
    case nil: object(named: receiver, in: scopes[index])?.className
    }
  }
}
