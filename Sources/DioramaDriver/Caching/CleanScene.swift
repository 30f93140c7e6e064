import SceneLint

/// What is worth keeping of a scene in which nothing was found.
struct CleanScene {
  /// The folders and catalogs of images and colors that the scene names.
  var assets: [String] = []
  /// The images whose sizes rules requested.
  var images: [String] = []
  /// The facts for rules about folders.
  var facts = SceneFacts()
  /// What the files that were made of it hold, in the order of the slot's outputs.
  var outputs: [ContentHash] = []
}
