import Foundation
import NibLoader

/// What an archive keeps for a controller that comes out of a storyboard.
@MainActor
struct StoryboardParts {
  /// The name of the controller in its storyboard; nil if it has none.
  var identifier: String?

  /// The storyboard, as the archive connects it; nil for none.
  var storyboard: NSObject?

  /// The name of the view's nib as the archive has it; nil for a view that is no nib of its own.
  var viewNibName: String?

  /// The segues that start from the controller, its own first.
  var segueTemplates: [UIStoryboardSegueTemplate] = []

  /// The objects of the scene that the view's nib refers to, by their names there.
  var externalObjects = ExternalObjects()

  /// The objects of the scene that only the controller keeps alive.
  var keptObjects: [NSObject] = []

  /// Nothing, as for a controller made in code.
  init() {}

  /// What an archive says.
  init(_ coder: NSCoder) {
    identifier = coder.decodeText(forKey: "UIStoryboardIdentifier")
    viewNibName = coder.decodeText(forKey: "UINibName")
    segueTemplates = coder.decodeList(of: UIStoryboardSegueTemplate.self, forKey: "UIStoryboardSegueTemplates")
    keptObjects = coder.decodeList(of: NSObject.self, forKey: "UITopLevelObjectsToKeepAliveFromStoryboard")
    externalObjects = ExternalObjects(coder.decodeObjectsByText(forKey: "UIExternalObjectsTableForViewLoading"))
  }
}
