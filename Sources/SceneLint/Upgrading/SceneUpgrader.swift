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

  /// Upgrades the texts of a storyboard, its own first, in the order in which they are given.
  package func upgraded(storyboard manifest: SourceText, members: [StoryboardMember]) -> [Outcome] {
    let linter = linter
    let lint = { @Sendable (sources: [SourceText]) -> [LintedScene] in
      let members = zip(members, sources.dropFirst()).map { StoryboardMember(name: $0.name, source: $1) }
      return linter.lint(storyboard: sources[0], members: members)
    }
    var sources = [manifest] + members.map(\.source)
    var linted = lint(sources)
    var counts = sources.map { _ in 0 }
    for index in sources.indices {
      let before = sources
      let fixer = SceneFixer(makesUncertain: true) { source in
        var sources = before
        sources[index] = source
        return lint(sources)[index]
      }
      let fixed = fixer.fixed(sources[index], linted: linted[index]) { diagnostics, _ in
        diagnostics.filter { Self.ids.contains($0.id) }
      }
      guard let fixed else { continue }
      (sources[index], counts[index]) = (fixed.source, fixed.count)
    }
    if counts.contains(where: { $0 > 0 }) { linted = lint(sources) }
    return sources.indices.map {
      Outcome(source: sources[$0], count: counts[$0], diagnostics: linted[$0].diagnostics)
    }
  }
}
