import SceneTooling

/// What is worth keeping of a scene in which nothing was found.
struct CleanScene {
  /// The folders and catalogs of images and colours that the scene names.
  var assets: [String] = []
  /// What rules about folders want to know.
  var facts = SceneFacts()
  /// What the files that were made of it hold, in the order of the slot's outputs.
  var outputs: [ContentHash] = []
}
