package import SceneDiagnostics

/// What linting a scene came to.
package struct LintedScene: Sendable {
  /// What was found, in the order of the text: errors of the language, or else findings of rules and the language's warnings.
  package var diagnostics: [Diagnostic]
  /// What rules about folders want to know; nil where the scene has errors.
  package var facts: SceneFacts?
  /// The folders and catalogs of images and colors that the scene names, as it names them.
  package var assets: [String]
  /// The images whose sizes rules asked for, in order.
  package var images: [String]

  /// Makes what linting came to.
  package init(diagnostics: [Diagnostic], facts: SceneFacts? = nil, assets: [String] = [], images: [String] = []) {
    self.diagnostics = diagnostics
    self.facts = facts
    self.assets = assets
    self.images = images
  }
}
