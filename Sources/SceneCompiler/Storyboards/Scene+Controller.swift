import SceneModel

extension Scene {
  /// The name by which objects refer to what code they are wired to: the owner, or the controller of a storyboard's scene.
  package var controllerName: String {
    (viewController == nil ? ReservedName.owner : .viewController).rawValue
  }
}
