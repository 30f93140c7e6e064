import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// Checks a text that is no YAML: what breaks it, and what is wrong beside that.
struct BrokenText {
  let parsed: Diagnosed<SyntaxTree>
  let catalog: SceneCatalog
  let target: DeploymentTarget?

  /// What tells of something that is not there, and may be in a line that could not be read.
  private static let absences: Set<String> = Set(
    [
      DiagnosticKind.danglingReference, .unknownStyle, .missingProperty, .missingVersion, .missingClass,
      .missingView, .noObjects, .undefinedAlias, .emptyScene,
    ].map(\.id)
  )

  /// What was found; there is no scene.
  ///
  /// - Parameters:
  ///   - repaired: The text with lines changed so that it can be read; nil where that is not possible.
  func checked(_ repaired: RepairedText?) -> CheckedScene {
    let source = parsed.value.source
    let suppressions = Suppressions(repaired?.tree ?? parsed.value)
    guard let repaired else {
      return CheckedScene(
        tree: parsed.value,
        diagnostics: explained(parsed.diagnostics, source),
        suppressions: suppressions
      )
    }
    let lowered = lower(repaired.tree, catalog: catalog)
    let checked = validate(
      lowered.value,
      tree: repaired.tree,
      catalog: catalog,
      target: target,
      earlier: repaired.remaining + lowered.diagnostics
    )
    let kept = repaired.kept(checked.diagnostics, absences: Self.absences)
    return CheckedScene(
      tree: parsed.value,
      diagnostics: (explained(repaired.problems, source) + kept).sortedByPlace(),
      silenced: repaired.kept(checked.silenced, absences: Self.absences),
      suppressions: suppressions
    )
  }

  private func explained(_ diagnostics: [Diagnostic], _ source: SourceText) -> [Diagnostic] {
    CallsInValues.completed(Cascades.removed(fromSyntax: diagnostics), in: source, catalog)
  }
}
