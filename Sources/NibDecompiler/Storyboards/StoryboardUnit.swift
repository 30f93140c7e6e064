import SceneModel

/// What a reading knows beside a nib while it reads a scene of a compiled storyboard.
struct StoryboardUnit {
  /// The nibs of the storyboard by name, views' among them.
  var contents: [String: NibContent]
  /// The children in the scene's nib that are scenes or references of their own, with their names.
  var links: [Int: String]
  /// The names of scenes and references by the identifiers by which segues find them.
  var destinations: [String: String]
  /// The controllers whose views' nibs the reading has, by the index of the nib.
  var owners: [Int: ObjectID] = [:]
  /// The segues, by where their templates are, and where these are handed to.
  var segues: [NibLocation: Int] = [:]
}
