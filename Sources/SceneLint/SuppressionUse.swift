package import SceneCompiler
package import SceneDiagnostics
import SceneModel

/// The comments of a scene that silence findings, and what each of them silenced.
package struct SuppressionUse: Sendable {
  /// The text with the comments.
  package var source: SourceText
  /// The comments, in the order of the text.
  package var suppressions: [Suppression]
  /// The regions that some of them make.
  package var regions: SuppressedRegions
  /// The first words of comments that are nearly such comments.
  package var misspelled: [Located<String>]
  /// The ids that each of them silenced, by its index.
  package var silenced: [Set<String>]
  /// The ids that were looked for: of rules that hold, and of the language.
  package var checked: Set<String>
  /// The ids that there are to silence: of all rules, and of the language.
  package var silenceable: Set<String>
  /// The kinds of diagnostics that there are.
  package var registry: DiagnosticRegistry

  /// Makes the use of comments.
  init(
    _ suppressions: Suppressions,
    of source: SourceText,
    silenced: [Set<String>],
    checked: Set<String>,
    silenceable: Set<String>,
    registry: DiagnosticRegistry
  ) {
    self.source = source
    self.suppressions = suppressions.all
    regions = suppressions.regions
    misspelled = suppressions.misspelled
    self.silenced = silenced
    self.checked = checked
    self.silenceable = silenceable
    self.registry = registry
  }
}
