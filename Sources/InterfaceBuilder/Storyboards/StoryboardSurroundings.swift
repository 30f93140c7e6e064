import SceneModel

/// What the exporter of a storyboard's scene knows of the other scenes.
struct StoryboardSurroundings {
  /// The scene's name.
  var name: String
  /// The ids of controllers and references, by the names of their scenes.
  var destinations: [String: String] = [:]
  /// The controller whose scene each object is in, by the object's index; nil for the owner and the first responder.
  var controllers: [ObjectID?] = []
  /// The ids of the Exit and the First Responder of each controller's scene.
  var exits: [ObjectID: String] = [:]
  var firstResponders: [ObjectID: String] = [:]
}
