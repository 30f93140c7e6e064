import SceneCompiler
package import SceneDiagnostics

/// The result of linting a scene.
package struct LintedScene: Sendable {
  /// The diagnostics in text order: the compiler's errors, or else the rules' findings and the compiler's warnings.
  package var diagnostics: [Diagnostic]
  /// The facts for rules about folders; nil if the scene has errors.
  package var facts: SceneFacts?
  /// The folders and catalogs of images and colors that the scene names, as it names them.
  package var assets: [String]
  /// The images whose sizes rules requested, sorted.
  package var images: [String]
  /// The fonts of the application that rules asked for by name, sorted.
  package var fonts: [String]
  /// How many findings in a document of Interface Builder could be fixed if it were a scene; 0 for a scene.
  package var sceneFixes = 0

  /// Creates a result.
  package init(
    diagnostics: [Diagnostic],
    facts: SceneFacts? = nil,
    assets: [String] = [],
    images: [String] = [],
    fonts: [String] = []
  ) {
    self.diagnostics = diagnostics
    self.facts = facts
    self.assets = assets
    self.images = images
    self.fonts = fonts
  }

  /// Takes what was found in a text to what its author wrote.
  init(
    _ found: [Diagnostic],
    in text: SourceText,
    facts: SceneFacts? = nil,
    assets: [String] = [],
    images: [String] = [],
    fonts: [String] = []
  ) {
    self.init(diagnostics: text.located(found), facts: facts, assets: assets, images: images, fonts: fonts)
    guard text.origin != nil else { return }
    sceneFixes = found.filter { $0.certainFix != nil }.count
    // A connection that cannot be made is left out of the text, and no sign that nothing is connected.
    if diagnostics.contains(where: { $0.isOne(of: .outletType, .unknownOutlet, .unknownAction) }) { self.facts = nil }
  }
}
