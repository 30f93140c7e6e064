package import SceneDiagnostics

/// A storyboard: its scenes, where they begin, and what they share.
///
/// The manifest is one text; a scene that is a file of its own has another. Ranges here are the manifest's.
package struct Storyboard: Sendable {
  /// The text of the manifest.
  package var source: SourceText
  /// The language version that the manifest names.
  package var version = 1
  /// The name of the scene or reference that the storyboard begins with; nil where it names none.
  package var initialViewController: Located<String>?
  /// Whether the storyboard is shown while an application starts; checked, and not compiled.
  package var isLaunchScreen = false
  /// Controllers of other storyboards, in the order of the text.
  package var references: [StoryboardReference] = []
  /// The inline scenes in the order of the text, then those that are files, by name.
  package var scenes: [StoryboardScene] = []
  /// The styles that all scenes share, for storyboards that are going to be written; empty in one that was read from text,
  /// whose objects have the properties already.
  package var styles: [SceneStyle] = []
  /// What named asset colors look like in all scenes, by name.
  package var colors: [String: SceneColor] = [:]
  /// The folders and catalogs in which checks look for images and colors of all scenes.
  package var assets: [Located<String>] = []
  /// The size of a scene that names none, in points; nil where the manifest names none.
  package var canvasSize: (width: Double, height: Double)?
  /// The comment above the manifest's first key, in one line without `# `; nil for none, and in one that was read from text.
  package var comment: String?
  /// What the manifest keeps for Interface Builder alone.
  package var interfaceBuilder: [WrittenValue.Entry] = []

  /// Makes a storyboard without scenes.
  package init(source: SourceText) {
    self.source = source
  }

  /// The scene of a name; nil where there is none.
  package func scene(named name: String) -> StoryboardScene? {
    scenes.first { $0.name.value == name }
  }

  /// The reference of a name; nil where there is none.
  package func reference(named name: String) -> StoryboardReference? {
    references.first { $0.name.value == name }
  }
}
