package import SceneDiagnostics

/// A scene of a storyboard: a controller with its view and what stands beside it.
package struct StoryboardScene: Sendable {
  /// The name by which the storyboard calls the scene: the key under `scenes`, or the name of its file.
  ///
  /// The range is the key's; empty, at the start of the scene's own text, for a scene that is a file.
  package var name: Located<String>
  /// Whether the manifest holds the scene, whose text is then the manifest's.
  package var isInline: Bool
  /// What the scene says; `viewController` is its controller.
  package var scene: Scene

  /// Makes a scene of a storyboard.
  package init(name: Located<String>, isInline: Bool, scene: Scene) {
    self.name = name
    self.isInline = isInline
    self.scene = scene
  }
}
