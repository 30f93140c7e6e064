package import SceneDiagnostics

/// A child of a container controller that is a scene of its own, named where the child would stand.
package struct SceneLink: Hashable, Sendable {
  /// The index of the child in the container's slot `viewControllers`, links and controllers written inline counted together.
  package var index: Int
  /// The name of the scene or reference.
  package var scene: Located<String>

  /// Makes a link.
  package init(index: Int, scene: Located<String>) {
    self.index = index
    self.scene = scene
  }
}
