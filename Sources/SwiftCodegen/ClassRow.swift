import SceneDiagnostics
import SceneModel

/// What the scenes of a module say of one class.
struct ClassRow: Sendable {
  /// A name in the class, and where it was met first.
  struct Member: Sendable {
    var kind: SceneInterface.Connection.Kind
    /// The method as Swift refers to it, or the property.
    var spelling: String
    /// `SignIn.scene.yaml:12`.
    var location: String
  }

  /// A method that makes the destination of a segue.
  struct Creator: Equatable, Sendable {
    /// The method as Swift refers to it.
    var spelling: String
    /// The types of its arguments.
    var arguments: String
    /// The destination's class.
    var result: String
    /// Where the method was met first: `Main.storyboard.yaml:12`.
    var location: String
  }

  /// The class as scenes spell it.
  var name: String
  var type: SwiftType
  /// The superclass as schemas and scenes spell it; nil as long as none is known.
  var superclass: String?
  /// Where the superclass was met first.
  var superclassLocation: String?
  /// Whether nibs make objects of the class without a coder.
  var isPlain = false
  /// What the nib calls them, by kind in separate tables: an outlet and an action may share a name.
  var outlets: [String: Member] = [:]
  var actions: [String: Member] = [:]
  var properties: [String: Member] = [:]
  /// The methods that unwind segues end in.
  var unwindActions: [String: Member] = [:]
  /// The methods that make the destinations of segues.
  var creators: [String: Creator] = [:]
  /// Whether something in the nibs is of the class or connected to it.
  var isNeeded = false
}
