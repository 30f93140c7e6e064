package import SceneCatalog

/// What a text of an editor is surrounded by: other files, and the settings of its project.
package struct EditorSurroundings: Sendable {
  /// The oldest system that the application runs on; nil is the newest.
  package var target: DeploymentTarget?
  /// The names of images and colors of the catalogs that the scene names.
  package var images: [String] = []
  package var colors: [String] = []
  /// The scenes and references of the storyboard that the text belongs to.
  package var scenes: [String] = []
  /// The ids of rules that comments can name.
  package var rules: [String] = []
  /// The classes that the application's sources declare, by name.
  package var classes: [String] = []
  /// What the members of the application's sources are, by class.
  package var members: [ApplicationMember] = []
  /// The styles that the storyboard gives its scenes.
  package var styles: [String] = []
  /// The text of the page about a rule or a diagnostic; nil where there is none.
  package var page: @Sendable (_ id: String) -> String? = { _ in nil }
  /// The address of a drawing that looks like a symbol of the system; nil where there is none.
  package var symbolPicture: @Sendable (_ name: String) -> String? = { _ in nil }

  /// Makes surroundings of nothing.
  package init() {}
}
