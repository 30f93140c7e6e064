package import SceneCatalog
package import SceneDiagnostics

/// All scenes of the folders that were given, as far as rules about folders look at them.
package struct LintedFolder: Sendable {
  /// A finding, and the text it stands in.
  package struct Finding: Sendable {
    package var source: SourceText
    package var finding: LintFinding

    /// Makes a finding in a text.
    package init(_ finding: LintFinding, in source: SourceText) {
      self.finding = finding
      self.source = source
    }
  }

  /// The classes that the scenes can name.
  package var catalog: SceneCatalog
  /// What is known of every scene.
  package var facts: [SceneFacts]

  /// Makes a folder of what is known of its scenes.
  package init(catalog: SceneCatalog, facts: [SceneFacts]) {
    self.catalog = catalog
    self.facts = facts
  }
}
