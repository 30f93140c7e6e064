import SceneDiagnostics
import SceneLanguage
package import SceneModel

/// What other storyboards can name of a storyboard.
package struct StoryboardSurface: Hashable, Sendable {
  /// The storyboard's name: that of its file.
  package var name: String
  /// Whether it has an initial controller.
  package var hasInitialViewController: Bool
  /// The storyboard identifiers of its controllers.
  package var identifiers: Set<String>
  /// The methods in which ways back may end, as selectors.
  package var unwindActions: Set<String>

  /// Reads it of a storyboard, whatever is wrong with that.
  package init(_ storyboard: Storyboard) {
    name = SourceKind.name(ofPath: storyboard.source.path)
    hasInitialViewController = storyboard.initialViewController != nil
    var (identifiers, actions): (Set<String>, Set<String>) = ([], [])
    for scene in storyboard.scenes {
      for index in scene.scene.objects.indices {
        guard scene.scene.objects.rest(at: index)?.hasRareParts == true else { continue }
        let object = scene.scene.objects[index]
        if let identifier = object.storyboardIdentifier { identifiers.insert(identifier.value) }
        actions.formUnion(object.unwindActions.map(\.value))
      }
    }
    (self.identifiers, unwindActions) = (identifiers, actions)
  }
}
