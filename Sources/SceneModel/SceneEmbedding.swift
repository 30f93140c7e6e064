package import SceneDiagnostics

/// Where a child controller's view goes: into a view of its parent's hierarchy.
package struct SceneEmbedding: Hashable, Sendable {
  /// The range of the key `embedIn`.
  package var key: SourceRange
  /// The view that the child's own view is added to.
  package var container: SceneReference

  /// Makes an embedding.
  package init(key: SourceRange, container: SceneReference) {
    self.key = key
    self.container = container
  }
}
