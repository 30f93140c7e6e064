package import LayoutEngine
package import SceneCatalog
package import SceneDiagnostics
package import SceneLint

/// What a run of the linter is to do.
package struct LintRequest: Sendable {
  /// Which fixes are made.
  package enum Fixes: Sendable {
    case none
    /// Only certain fixes.
    case certain
    /// Certain and probable fixes.
    case all
  }

  /// Scene files, folders to search, or `-`.
  package var inputs: [String]
  package var settings = SettingSources()
  /// What standard input is called; nil for no name.
  package var inputName: String?
  /// Whether warnings count as errors.
  package var isStrict = false
  /// The only rules to look at; empty for those that the configuration says.
  package var only: [String] = []
  package var fixes = Fixes.none
  /// The screens for which scenes are laid out; empty for those that the configuration says.
  package var sizes: [ScreenSelection] = []
  /// Whether fixes are shown as a difference and not made.
  package var showsDifference = false
  /// The baseline whose findings are not reported; nil for none.
  package var baseline: String?
  /// The baseline to write all findings to that there are, in place of reporting them; nil for none.
  package var newBaseline: String?
  /// The folder that keeps what is known of scenes; nil for none.
  package var cache: String?

  /// What is found in a document of Interface Builder's, and what it uses of the application's classes; nil where no documents are
  /// read.
  package var document: (@Sendable (SourceText, SceneCatalog) -> (diagnostics: [Diagnostic], facts: SceneFacts))?

  /// Makes the request to lint some inputs.
  package init(inputs: [String]) {
    self.inputs = inputs
  }
}
