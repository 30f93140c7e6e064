import Foundation

/// What an archive keeps for a controller that comes out of a storyboard.
@MainActor
struct StoryboardParts {
  /// The name of the controller in its storyboard; nil if it has none.
  var identifier: String?

  /// The storyboard, as the archive connects it; nil for none.
  weak var storyboard: NSObject?

  /// The ways that lead on from the controller.
  var segueTemplates: [UIStoryboardSegueTemplate] = []

  /// The objects of the scene that the view's nib refers to, by their names there.
  var externalObjects: [String: NSObject] = [:]

  /// The objects of the scene that only the controller keeps alive.
  var keptObjects: [NSObject] = []

  /// Nothing, as for a controller made in code.
  init() {}

  /// What an archive says.
  init(_ coder: NSCoder) {
    identifier = coder.decodeText(forKey: "UIStoryboardIdentifier")
    segueTemplates = coder.decodeList(of: UIStoryboardSegueTemplate.self, forKey: "UIStoryboardSegueTemplates")
    keptObjects = coder.decodeList(of: NSObject.self, forKey: "UITopLevelObjectsToKeepAliveFromStoryboard")
    externalObjects = coder.decodeObjectsByText(forKey: "UIExternalObjectsTableForViewLoading")
  }
}
