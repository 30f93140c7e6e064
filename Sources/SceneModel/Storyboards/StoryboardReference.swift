package import SceneDiagnostics

/// A controller of another storyboard, under the name that this storyboard's scenes have for it.
package struct StoryboardReference: Sendable {
  /// The name by which this storyboard calls the controller; no scene has the same.
  package var name: Located<String>
  /// The characters of the whole reference.
  package var range: SourceRange
  /// The other storyboard, as in `UIStoryboard(name:bundle:)`.
  package var storyboardName: Located<String>
  /// The controller's storyboard identifier; nil for the other storyboard's initial controller.
  package var identifier: Located<String>?
  /// The identifier of the bundle that has the storyboard; nil for the same bundle.
  package var bundle: Located<String>?
  /// `navigationItem` and `tabBarItem`, which Interface Builder shows for the reference; never compiled.
  package var items: [WrittenValue.Entry] = []
  /// Interface Builder's id; nil where the storyboard keeps none.
  package var interfaceBuilderID: String?
  /// What is kept for Interface Builder alone.
  package var interfaceBuilder: [WrittenValue.Entry] = []

  /// Makes a reference to the initial controller of a storyboard.
  package init(name: Located<String>, range: SourceRange, storyboardName: Located<String>) {
    self.name = name
    self.range = range
    self.storyboardName = storyboardName
  }
}
