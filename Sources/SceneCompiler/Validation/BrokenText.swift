import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// Checks a text that is no YAML: what breaks it, and what is wrong beside that.
struct BrokenText {
  let parsed: Diagnosed<SyntaxTree>
  let catalog: SceneCatalog

  /// Diagnostics of something missing, which may be in a line that could not be read.
  static let absences: Set<String> = Set(
    [
      DiagnosticKind.danglingReference, .unknownStyle, .missingProperty, .missingVersion, .missingClass,
      .missingView, .noObjects, .undefinedAlias, .emptyScene, .missingParameter, .unusedParameter, .slotPlaced,
      .componentForm,
    ].map(\.id)
  )

  /// What was found; there is no scene.
  ///
  /// - Parameters:
  ///   - repaired: The text with lines changed so that it can be read; nil where that is not possible.
  ///   - check: Checks what can be read against the rules, with what was found earlier.
  func checked(
    _ repaired: RepairedText?,
    by check: (_ tree: SyntaxTree, _ earlier: [Diagnostic]) -> CheckedScene
  ) -> CheckedScene {
    let source = parsed.value.source
    let suppressions = Suppressions(repaired?.tree ?? parsed.value)
    guard let repaired else {
      return CheckedScene(
        tree: parsed.value,
        diagnostics: explained(parsed.diagnostics, source),
        suppressions: suppressions
      )
    }
    let checked = check(repaired.tree, repaired.remaining)
    let kept = repaired.kept(checked.diagnostics, absences: Self.absences)
    return CheckedScene(
      tree: parsed.value,
      diagnostics: (explained(repaired.problems, source) + kept).sortedByLocation(),
      silenced: repaired.kept(checked.silenced, absences: Self.absences),
      suppressions: suppressions
    )
  }

  private func explained(_ diagnostics: [Diagnostic], _ source: SourceText) -> [Diagnostic] {
    CallsInValues.completed(Cascades.removed(fromSyntax: diagnostics), in: source, catalog)
  }
}
