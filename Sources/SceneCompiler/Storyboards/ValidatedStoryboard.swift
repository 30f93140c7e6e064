package import SceneCatalog
import SceneDiagnostics
package import SceneModel

/// A storyboard in which every rule holds; only `checkStoryboard` makes one.
package final class ValidatedStoryboard: Sendable {
  /// The storyboard itself.
  package let storyboard: Storyboard
  /// The catalog that it was validated against.
  package let catalog: SceneCatalog
  /// The scenes in the order of `storyboard.scenes`.
  package let scenes: [ValidatedScene]
  private let indexes: [String: Int]
  private let references: [String: Int]

  init(_ storyboard: Storyboard, scenes: [ValidatedScene], catalog: SceneCatalog) {
    self.storyboard = storyboard
    self.catalog = catalog
    self.scenes = scenes
    indexes = Dictionary(storyboard.scenes.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
    references = Dictionary(storyboard.references.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
  }

  /// The index of the scene with a name in `scenes` and `storyboard.scenes`; nil where there is none, as for a reference.
  package func sceneIndex(named name: String) -> Int? { indexes[name] }

  /// The reference with a name; nil where there is none, as for a scene.
  package func reference(named name: String) -> StoryboardReference? {
    references[name].map { storyboard.references[$0] }
  }

  /// The index of the scene that the storyboard begins with; nil where it names none, or a reference.
  package var initialSceneIndex: Int? { storyboard.initialViewController.flatMap { sceneIndex(named: $0.value) } }
}
