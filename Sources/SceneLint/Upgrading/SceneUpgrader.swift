package import SceneCompiler
package import SceneDiagnostics

/// Brings scenes to the newest version of the language, and from deprecated names to those that replaced them.
///
/// The edits are the fixes of the diagnostics that say what is old, so that nothing is replaced of which nothing is said.
package struct SceneUpgrader: Sendable {
  /// What became of a scene.
  package struct Outcome: Sendable {
    /// The scene with its upgrades; the text as it was where there are none.
    package var source: SourceText
    /// How many changes were made.
    package var count: Int
    /// What is still old, and the errors.
    package var diagnostics: [Diagnostic]
  }

  /// The diagnostics that say that something is old.
  package static let ids: Set<String> = Set(
    [
      DiagnosticKind.deprecatedClass, .deprecatedProperty, .deprecatedValue, .missingVersion,
    ].map(\.id)
  )

  private let linter: Linter

  /// Makes an upgrader.
  ///
  /// - Parameter pipeline: Its target decides what is deprecated; without one, no properties and values are.
  package init(pipeline: Pipeline) {
    var settings = LintSettings()
    settings.only = Self.ids
    linter = Linter(pipeline: pipeline, settings: settings)
  }

  /// Upgrades a scene; comments and layout stay as they are, and a change that brings an error about is not made.
  package func upgraded(_ source: SourceText) -> Outcome {
    let linted = linter.lint(source)
    let fixed = SceneFixer(linter: linter, makesUncertain: true).fixed(source, linted: linted) { diagnostics, _ in
      diagnostics.filter { Self.ids.contains($0.id) }
    }
    let left = (fixed?.linted ?? linted).diagnostics
    return Outcome(source: fixed?.source ?? source, count: fixed?.count ?? 0, diagnostics: left)
  }

  /// Upgrades the texts of a storyboard, its own first, in the order in which they were given.
  package func upgraded(_ storyboard: ReadStoryboard) -> [Outcome] {
    let linter = linter
    let linted = linter.lint(linter.pipeline.checked(storyboard))
    let fixer = SceneFixer(makesUncertain: true) { linter.lint(storyboard, with: $0) }
    let fixed = fixer.fixed(storyboard.sources, linted: linted) { diagnostics, _, _ in
      diagnostics.filter { Self.ids.contains($0.id) }
    }
    return zip(zip(storyboard.sources, linted), fixed).map { text, fixed in
      Outcome(
        source: fixed?.source ?? text.0,
        count: fixed?.count ?? 0,
        diagnostics: (fixed?.linted ?? text.1).diagnostics
      )
    }
  }
}
